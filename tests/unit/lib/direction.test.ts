import { describe, expect, it } from 'vitest';
import { drawnLine, endsWithoutDirection, readsFromRight } from '#src/lib/direction.ts';

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

describe('a text ends in a sign that takes its direction from around it', () => {
  it.each([['Atlantic Build Co.'], ['Gulf Towers (Abu Dhabi)'], ['Why?'], ['شركة.']])('%s', (text) =>
    expect(endsWithoutDirection(text)).toBe(true),
  );

  it.each([['Acme Developments'], ['Plan 12'], ['राजेश कुमार'], ['نورة'], ['']])('not %s', (text) =>
    expect(endsWithoutDirection(text)).toBe(false),
  );
});

it('draws a line of parts in two directions from left to right, and others as they are', () => {
  const mixed = { text: 'شارع الشيخ زايد 101,\u200e دبي,\u200e United Arab Emirates', dir: 'ltr' };
  expect(drawnLine('شارع الشيخ زايد 101, دبي, United Arab Emirates')).toEqual(mixed);
  for (const line of ['14 Marina Walk, Dubai', 'شارع الشيخ زايد 101, دبي', 'شركة Holdings']) {
    expect(drawnLine(line)).toEqual({ text: line, dir: undefined });
  }
});
