import { describe, expect, it } from 'vitest';
import { neutralise, toCsv } from '#src/lib/csv.ts';

describe('neutralise', () => {
  it.each([
    ...['=1+1', '+971 50 123 4567', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx'],
    ...['＝1+1', '＋971', '－2+3', '＠SUM(A1)'],
    ...["'=1", "'s-Hertogenbosch", "''"],
  ])('adds an apostrophe before %j', (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  });

  it.each(['Layla', '-5', '-12.50', '', 'a=b', "O'Brien", 'a＝b'])('does not change %j', (text) => {
    expect(neutralise(text)).toBe(text);
  });

  it('never gives two texts the same cell', () => {
    const texts = ['=1', "'=1", "''=1", '＝1', "'＝1", '-5', "'-5", 'x', "'x", "'", ''];
    expect(new Set(texts.map(neutralise)).size).toBe(texts.length);
  });
});

describe('toCsv', () => {
  it('quotes commas, quotes and line breaks, ends every line with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['x, y', 'say "hi"'],
        ['two\nlines', null],
      ]),
    ).toBe('a,b\r\n"x, y","say ""hi"""\r\n"two\nlines",\r\n');
  });

  it('quotes cells with semicolons or tabs, which some spreadsheets use as separators', () => {
    expect(toCsv([['a;b', 'tab\there', 'a|b']])).toBe('"a;b","tab\there",a|b\r\n');
  });

  it('replaces NUL by a sign, because many readers end the cell or the file at NUL', () => {
    expect(toCsv([['a\0b\0', '\0=1']])).toBe("a␀b␀,'␀=1\r\n");
  });

  it('keeps numbers as numbers and neutralises texts', () => {
    expect(toCsv([[-5, '=cmd', '-5']])).toBe("-5,'=cmd,-5\r\n");
  });
});
