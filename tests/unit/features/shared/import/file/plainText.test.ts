import { describe, expect, it } from 'vitest';
import { cellValue } from '#src/features/shared/import/file/plainText.ts';

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
