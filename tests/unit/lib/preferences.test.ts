import { expect, it } from 'vitest';
import { defaultPreferences, schemeOf, toPreferences } from '#src/lib/preferences.ts';

it('reads valid parts and sets the others to their default', () => {
  expect(
    toPreferences({ theme: 'dark', density: 'comfortable', timeZone: 'Asia/Tokyo', singleKeys: false }),
  ).toEqual({
    theme: 'dark',
    density: 'comfortable',
    timeZone: 'Asia/Tokyo',
    singleKeys: false,
  });
  expect(toPreferences({ theme: 'pink', density: 'compact', timeZone: 7, singleKeys: 'no' })).toEqual({
    ...defaultPreferences,
    density: 'compact',
  });
});

it.each([undefined, null, 'dark', 3, []])('returns the defaults for %j in storage', (stored) => {
  expect(toPreferences(stored)).toEqual(defaultPreferences);
});

it('follows the system unless a theme is chosen', () => {
  expect(schemeOf('system', true)).toBe('dark');
  expect(schemeOf('system', false)).toBe('light');
  expect(schemeOf('light', true)).toBe('light');
  expect(schemeOf('dark', false)).toBe('dark');
});
