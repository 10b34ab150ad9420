import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neutralise, toCsv } from '#src/lib/csv.ts';
import { anyText, forAll } from '../properties.ts';

const cell = fc.oneof(
  anyText,
  fc.constant(null),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const rows = fc
  .integer({ min: 1, max: 4 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
  );

/** The cell without the apostrophe that makes it inert. */
const restored = (text: string) => text.replace(/^'/u, '');
/** NUL is written as its sign, and UTF-8 has no lone surrogate. */
const expected = (value: string | number | null) =>
  Buffer.from(String(value ?? '').replaceAll('\0', '␀')).toString();

const parsed = (text: string, delimiter: string): string[][] =>
  parse(text, { delimiter, record_delimiter: ['\r\n', '\n'].slice(delimiter === ',' ? 0 : 1) });

describe('any table', () => {
  it('is read back from CSV by a parser of RFC 4180', () => {
    forAll(rows, (table) => {
      const back = parsed(toCsv(table), ',').map((row) => row.map(restored));
      expect(back).toEqual(table.map((row) => row.map(expected)));
    });
  });
});

describe('any text', () => {
  it('never begins a formula, except as a plain number', () => {
    forAll(anyText, (text) => {
      expect(neutralise(text)).not.toMatch(/^(?!-\d+(?:\.\d+)?$)[=+\-@＝＋－＠\t\r\n\0]/u);
    });
  });
});
