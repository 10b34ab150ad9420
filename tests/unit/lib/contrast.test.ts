import { describe, expect, it } from 'vitest';
import { brandColors, contrastHint, contrastRatio, parseHex, toHex } from '#src/lib/contrast.ts';

describe('parseHex', () => {
  it.each([
    ['#3B82F6', [59, 130, 246]],
    ['3b82f6', [59, 130, 246]],
    [' #fff ', [255, 255, 255]],
  ])('reads %j', (text, rgb) => expect(parseHex(text)).toEqual(rgb));

  it.each([
    '',
    '#',
    '#12',
    '#12345',
    '#1234567',
    'red',
    '#ggg',
    'url(x)',
    '#fff;}',
    'var(--x)',
    '#fff\n#000',
  ])('refuses %j', (text) => expect(parseHex(text)).toBeNull());
});

it('writes a colour as #RRGGBB in upper case', () => {
  expect(toHex([59, 130, 246])).toBe('#3B82F6');
  expect(toHex([0, 10, 255])).toBe('#000AFF');
});

it('measures contrast by WCAG, in either order', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5);
  expect(contrastRatio([10, 20, 30], [10, 20, 30])).toBe(1);
});

describe('contrastHint', () => {
  it.each([
    ['#3B82F6', 'White text on it: 3.7:1, large text only'],
    ['#2458D3', 'White text on it: 6.2:1, any text'],
    ['#FFFF00', 'White text on it: 1.1:1, too faint for text'],
    // 4.48:1 must not be rounded up to 4.5:1.
    ['#777777', 'White text on it: 4.4:1, large text only'],
    // 2.995:1 must not be rounded up to 3:1.
    ['#959595', 'White text on it: 2.9:1, too faint for text'],
    // 4.54:1 is rounded as any other number.
    ['#767676', 'White text on it: 4.5:1, any text'],
  ])('judges %s', (hex, hint) => expect(contrastHint(parseHex(hex) ?? [0, 0, 0])).toBe(hint));
});

describe('a colour for a style', () => {
  it.each([
    ['#15803d', { background: '#15803D', text: '#FFFFFF', contrast: 5.02 }],
    ['#ff0', { background: '#FFFF00', text: '#000000', contrast: 19.56 }],
  ])('%j gets black or white for its text', (text, { contrast, ...colors }) => {
    const found = brandColors(text);
    expect(found).toMatchObject(colors);
    expect(found?.contrast).toBeCloseTo(contrast, 1);
  });

  it.each(['', 'red', 'var(--x)', '#12', 'url(//evil)'])('%j is none', (text) => {
    expect(brandColors(text)).toBeNull();
  });
});
