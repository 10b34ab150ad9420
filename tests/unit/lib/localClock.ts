/**
 * Reads local times back in zones with daylight saving time. A process of its own, because a thread cannot change its
 * zone; it fails with the first time that is read back as another one.
 */
import { strict as assert } from 'node:assert';
import { formatDateTime, parseDate } from '#src/lib/dates.ts';
import { changes, hour } from './clockChanges.ts';

for (const { zone, at } of changes) {
  process.env.TZ = zone;
  for (let instant = at - 30 * hour; instant <= at + 30 * hour; instant += hour / 4) {
    const shown = formatDateTime(instant, '');
    assert.equal(shown, formatDateTime(instant, zone), `${zone} ${instant}`);
    // The hour that happens twice is read as one of the two: it is shown as the same time.
    assert.equal(formatDateTime(shown, ''), shown, `${zone} ${shown}`);
    const day = shown?.slice(0, 10) ?? '';
    // A day without midnight begins at the first hour that it has.
    assert.equal(formatDateTime(day, '')?.slice(0, 10), day, `${zone} ${day}`);
    assert.ok((parseDate(day)?.getTime() ?? Number.NaN) <= instant, `${zone} ${day} begins late`);
  }
}
