import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStoredResponses, STORED_KEY } from '#src/api/cache/storedResponses.ts';
import { toSignIn } from '#src/api/session/session.ts';
import { recentlyUsed } from '#src/app/shell/search/recentlyUsed.ts';
import { formatDateTime } from '#src/lib/dates.ts';
import { densities, PREFERENCES_KEY, themeChoices, toPreferences } from '#src/lib/preferences.ts';
import { readJson } from '#src/lib/storage.ts';
import { fakeStorage } from '../api/fakeStorage.ts';
import { anyText, forAll } from '../properties.ts';

const part = fc.oneof(
  fc.constantFrom('layla', 'today'),
  fc.array(anyText),
  fc.dictionary(anyText, fc.jsonValue()),
  anyText,
  fc.constantFrom('dark', 'comfortable', 'Europe/London', false),
  fc.jsonValue(),
);
const names = [
  'theme',
  'density',
  'timeZone',
  'singleKeys',
  'user',
  'paths',
  'build',
  'entries',
  'id',
  'roles',
];
const parts = fc.dictionary(fc.constantFrom(...names), part);
/** A stored text: JSON of about the right shape, of any shape, cut off, or none at all. */
const stored = fc.oneof(
  parts.map((value) => JSON.stringify(value)),
  fc.json(),
  fc.tuple(fc.json(), fc.nat(20)).map(([json, cut]) => json.slice(0, cut)),
  anyText,
);

describe('any stored text', () => {
  it('is preferences, with which a date can be shown', () => {
    const { values } = fakeStorage();
    forAll(stored, (text) => {
      values.set(PREFERENCES_KEY, text);
      const read = toPreferences(readJson(PREFERENCES_KEY));
      expect(themeChoices).toContain(read.theme);
      expect(densities).toContain(read.density);
      expect(typeof read.singleKeys).toBe('boolean');
      expect(formatDateTime('2026-03-29T01:00:00Z', read.timeZone)).not.toBeNull();
    });
  });

  it('is places, times of responses and a user, or nothing', () => {
    const { values } = fakeStorage();
    const responses = createStoredResponses({ user: () => 'layla', build: () => 'today' });
    responses.allow('id', (value) => value);
    forAll(stored, (text) => {
      for (const key of ['blume.recent', STORED_KEY]) values.set(key, text);
      expect(recentlyUsed('layla').every((path) => typeof path === 'string')).toBe(true);
      expect(typeof (responses.read('id')?.at ?? 0)).toBe('number');
      responses.sweep();
      const user = toSignIn(readJson(STORED_KEY))?.user ?? null;
      expect(
        [user?.id ?? '', user?.name ?? '', ...(user?.roles ?? [])].every((one) => typeof one === 'string'),
      ).toBe(true);
    });
  });
});
