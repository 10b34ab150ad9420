import { describe, expect, it } from 'vitest';
import { neutralise, toCsv, toTsv } from '#src/lib/csv.ts';

describe('neutralise', () => {
  it.each(['=1+1', '+971 50 123 4567', '-2+3', '@SUM(A1)', '\tx', '\rx', '\nx', '\0x'])('%j', (text) => {
    expect(neutralise(text)).toBe(`'${text}`);
  });

  it.each(['Layla', '-5', '-12.50', '', "'=1", 'a=b'])('leaves %j', (text) => {
    expect(neutralise(text)).toBe(text);
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

  it('keeps numbers as numbers and neutralises texts', () => {
    expect(toCsv([[-5, '=cmd', '-5']])).toBe("-5,'=cmd,-5\r\n");
  });
});

describe('toTsv', () => {
  it('divides by tabs and line breaks', () => {
    expect(
      toTsv([
        ['Layla', 'a, b'],
        ['tab\there', '+971'],
      ]),
    ).toBe(`Layla\ta, b\n"tab\there"\t'+971`);
  });
});
