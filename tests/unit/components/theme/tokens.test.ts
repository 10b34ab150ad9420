import { expect, it } from 'vitest';
import { measures } from '#src/components/theme/tokens.ts';

it('sizes of type, controls and rows follow the font size of the browser', () => {
  const { family, mono, ...fonts } = measures.font;
  expect(Object.values(fonts)).not.toEqual([]);
  expect(Object.values(fonts).filter((font) => !/^\d+ [\d.]+rem\/[\d.]+rem$/u.test(font))).toEqual([]);
  const { row, head, foot, control, header, touch } = measures.layout;
  for (const height of [row, head, foot, control, header, touch]) expect(height).toMatch(/^[\d.]+rem$/u);
  expect([family, mono].every(Boolean)).toBe(true);
});
