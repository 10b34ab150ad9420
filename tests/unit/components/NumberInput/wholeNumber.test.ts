import { expect, it } from 'vitest';
import { clampNumber, parseWhole } from '#src/components/NumberInput/wholeNumber.ts';

it.each([
  ['12', 12],
  [' -3 ', -3],
  ['1.9', 1],
  ['1e3', 1000],
  ['', null],
  ['  ', null],
  ['abc', null],
  ['Infinity', null],
  ['1e300', null],
])('reads %j as %j', (text, number) => expect(parseWhole(text)).toBe(number));

it('keeps a number between its limits', () => {
  expect(clampNumber(5, 1, 10)).toBe(5);
  expect(clampNumber(-5, 1, 10)).toBe(1);
  expect(clampNumber(50, 1, 10)).toBe(10);
  expect(clampNumber(50, 1)).toBe(50);
  expect(clampNumber(-50, undefined, 10)).toBe(-50);
});
