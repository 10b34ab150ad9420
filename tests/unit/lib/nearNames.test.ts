import { expect, it } from 'vitest';
import { nearNames } from '#src/lib/nearNames.ts';

const names = ['Coral Bay Estates', 'Cedar & Stone', 'Acme', 'Coral Bay'];

it.each([
  ['cedar and stone', ['Cedar & Stone']],
  ['CEDAR', ['Cedar & Stone']],
  ['Coral Bay', ['Coral Bay', 'Coral Bay Estates']],
  ['Pier Nine', []],
  ['C', []],
  ['', []],
])('names that are alike %j: %j', (text, near) => {
  expect(nearNames(names, text)).toEqual(near);
});
