/**
 * Reads local times back in zones with daylight saving time. A process of its own, because a thread cannot change its
 * zone; it fails with the first time that is read back as another one.
 */
import { strict as assert } from 'node:assert';
import { formatDateTime } from '#src/lib/dates.ts';
import { changes, hour } from './clockChanges.ts';

for (const { zone, at } of changes) {
  process.env.TZ = zone;
  for (let instant = at - 30 * hour; instant <= at + 30 * hour; instant += hour / 4) {
    const shown = formatDateTime(instant, '');
    assert.equal(shown, formatDateTime(instant, zone), `${zone} ${instant}`);
    // The hour that happens twice is read as one of the two: it is shown as the same time.
    assert.equal(formatDateTime(shown, ''), shown, `${zone} ${shown}`);
    const day = shown?.slice(0, 10) ?? '';
    assert.equal(formatDateTime(day, zone), day, `${zone} ${day}`);
  }
}
