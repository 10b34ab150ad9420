import { expect, it } from 'vitest';
import { contrastOf, partsOfFont, themes } from '#stories/foundations/tokenValues.ts';

it('a colour has the contrast with what it is read on, or what is read on it', () => {
  expect(contrastOf(themes.Light, 'text', 'main')).toBe('17.7:1');
  expect(contrastOf(themes.Dark, 'text', 'main')).toBe('14.7:1');
  expect(contrastOf(themes.Light, 'surface', 'card')).toBe('');
});

it.each([
  ['text', 'main', 4.5],
  ['text', 'muted', 4.5],
  ['border', 'strong', 3],
  ['focus', 'ring', 3],
])('%s.%s has its contrast in both themes', (group, token, least) => {
  for (const palette of Object.values(themes)) {
    expect(Number.parseFloat(contrastOf(palette, group, token))).toBeGreaterThanOrEqual(least);
  }
});

it('a font has its size and line in px, and its weight; a family has none', () => {
  expect(partsOfFont('600 1.25rem/1.75rem')).toEqual({ weight: '600', size: '20 px', line: '28 px' });
  expect(partsOfFont('system-ui, sans-serif')).toBeNull();
});
