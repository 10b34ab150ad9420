import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { woffToFont } from '#src/lib/woff.ts';

const woff = new Uint8Array(readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff'));

/** The sum of a table's 32-bit words, as its font says it is (OpenType, "Calculating checksums"). */
function checksum(font: Uint8Array, start: number, length: number): number {
  const view = new DataView(font.buffer);
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function tablesOf(font: Uint8Array) {
  const view = new DataView(font.buffer);
  return Array.from({ length: view.getUint16(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
    const [sum = 0, start = 0, length = 0] = [4, 8, 12].map((field) => view.getUint32(entry + field));
    return { tag, sum, start, length };
  });
}

describe('woffToFont', () => {
  let font: Uint8Array;
  beforeEach(() => {
    font = woffToFont(woff);
  });

  it('is a TrueType font of the size that the file names', () => {
    const view = new DataView(font.buffer);
    expect(view.getUint32(0)).toBe(0x00010000);
    expect(font.length).toBe(new DataView(woff.buffer).getUint32(16));
    // The numbers of a binary search: the largest power of two, its logarithm, and the rest, in entries of 16 bytes.
    const count = view.getUint16(4);
    expect(view.getUint16(6) + view.getUint16(10)).toBe(count * 16);
    expect(2 ** view.getUint16(8) * 16).toBe(view.getUint16(6));
  });

  it('has every table whole, at a multiple of four bytes', () => {
    const tables = tablesOf(font);
    expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'loca']));
    expect(tables.filter(({ start }) => start % 4 !== 0)).toEqual([]);
    // The sum of `head` is made with a field of it left out.
    const wrong = tables.filter(
      ({ tag, sum, start, length }) => tag !== 'head' && checksum(font, start, length) !== sum,
    );
    expect(wrong).toEqual([]);
  });

  it('refuses what is no WOFF, and what was cut', () => {
    expect(() => woffToFont(new Uint8Array(64))).toThrow('no WOFF');
    expect(() => woffToFont(woff.slice(0, 2000))).toThrow();
  });
});
