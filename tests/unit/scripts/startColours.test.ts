import { expect, test } from 'vitest';
import { startColours } from '#scripts/build/startColours.ts';

test('each used colour once, in both schemes', () => {
  const css =
    'a{color:var(--blume-text-main);fill:var(--blume-text-main)}b{background:var(--blume-surface-page)}';
  expect(startColours(css)).toBe(
    ':root{--blume-text-main:#15181e;--blume-surface-page:#f5f6f8}' +
      "[data-theme='dark']{--blume-text-main:#e8eaef;--blume-surface-page:#0e1014}",
  );
});

test('a colour that the theme does not have fails the build', () => {
  expect(() => startColours('a{color:var(--blume-text-loud)}')).toThrow('--blume-text-loud');
});
