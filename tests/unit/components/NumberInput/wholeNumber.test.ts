import { expect, it } from 'vitest';
import { toWhole } from '#src/components/NumberInput/wholeNumber.ts';

it.each([
  ['25', 25],
  [' 7 ', 7],
  ['1.25', 1],
  ['12.9', 12],
  ['40 users', 40],
  ['1e9', 1_000_000_000],
  ['', 0],
  ['  ', 0],
  ['many', 0],
  ['-3', 0],
  ['-0.5', 0],
  ['Infinity', 0],
  ['99999999999999999999', 0],
])('reads %j as %d', (text, whole) => expect(toWhole(text)).toBe(whole));
