import { describe, expect, it } from 'vitest';
import { partsInBothDirections, readsFromRight } from '#src/lib/direction.ts';

describe('a text is right to left', () => {
  it.each([
    ['نورة بنت عبد الله الشامسي'],
    ['דניאל לוי'],
    ['12, شارع الشيخ زايد 101, دبي'],
    ['«شركة» Holdings'],
    ['ﷲ'],
    ['𞤀𞤣𞤤𞤢𞤥'],
  ])('%s', (text) => expect(readsFromRight(text)).toBe(true));

  it.each([
    ['Layla Haddad'],
    ['Élodie نورة'],
    ['12 Marina Walk, دبي'],
    ['陈伟'],
    ['राजेश कुमार शर्मा'],
    ['+971 50 000 0000'],
    ['٠١٢'],
    ['—'],
    [''],
  ])('not %s', (text) => expect(readsFromRight(text)).toBe(false));
});

it('has the parts of a line in two directions, and none of others', () => {
  expect(partsInBothDirections('شارع الشيخ زايد 101, دبي, United Arab Emirates')).toEqual([
    'شارع الشيخ زايد 101',
    'دبي',
    'United Arab Emirates',
  ]);
  for (const line of ['14 Marina Walk, Dubai', 'شارع الشيخ زايد 101, دبي', 'شركة Holdings']) {
    expect(partsInBothDirections(line)).toBeNull();
  }
});
