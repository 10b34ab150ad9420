import { describe, expect, it } from 'vitest';
import {
  cellValue,
  dateText,
  errorProblem,
  isShortened,
  wholeNumber,
} from '#src/features/shared/import/file/cells.ts';

it.each([
  ['12345.0', '12345'],
  ['12345,0', '12345'],
  ['12,000', '12,000'],
  ['9.71501234567E11', '971501234567'],
  ['+9.71501234567E+11', '971501234567'],
  ['5E0', '5'],
  ['00971', '00971'],
  ['7.84E+14', '7.84E+14'],
  ['1.5E-3', '1.5E-3'],
  ['2.5', '2.5'],
  ['784-1990-1', '784-1990-1'],
])('the number %s is written out as %s', (text, whole) => {
  expect(wholeNumber(text)).toBe(whole);
});

it.each([
  ['9.71501E11', true],
  ['+9.71501E+11', true],
  ['7,84E+14', true],
  ['9.71501234567E11', false],
  ['1.5E-3', false],
  ['E11', false],
])('%s has lost digits: %s', (text, lost) => {
  expect(isShortened(text)).toBe(lost);
});

it.each([
  '#N/A',
  '#DIV/0!',
  '#NAME?',
  '#GETTING_DATA',
  '#NV',
  '#WERT!',
  '#ÜBERLAUF!',
  '#REF !',
  '#¿NOMBRE?',
  'Err:502',
])('%s is an error of a spreadsheet', (text) => {
  expect(errorProblem(text)).toBe(`The cell has an error (${text})`);
});

it.each(['#12', 'Unit #4B', '#hashtag!', 'N/A'])('%s is none', (text) => {
  expect(errorProblem(text)).toBeNull();
});

it('a day has no time', () => {
  expect(dateText(new Date(Date.UTC(2026, 10, 23)))).toBe('2026-11-23');
  expect(dateText(new Date(Date.UTC(2026, 10, 23, 8, 5)))).toBe('2026-11-23 08:05');
});

describe('a cell', () => {
  it.each([
    ['  a \r\n\r\n \u2028 b\n', 'a b'],
    ['two  spaces', 'two  spaces'],
    [' \n ', ''],
  ])('%j is one line', (text, line) => {
    expect(cellValue(text)).toBe(line);
  });

  it.each([
    [
      'zero-width spaces, joiners of words and byte order marks',
      '\ufeffAl\u200b\u2060 A\u00admin',
      'Al Amin',
    ],
    ['direction marks, overrides and isolates', '\u202a+971\u202c \u2066784\u2069\u200f', '+971 784'],
    ['joiners beside letters of ASCII', 'a\u200db\u200c\u200c', 'ab'],
  ])('loses %s', (_, text, shown) => {
    expect(cellValue(text)).toBe(shown);
  });

  it('keeps the joiners of Persian, Indic scripts and emoji', () => {
    for (const text of ['علی\u200cرضا', 'क्\u200dष', '👩\u200d💻']) expect(cellValue(text)).toBe(text);
  });
});
