import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { source, target } from '#scripts/font/files.ts';
import { limitToDigits, toConsoleFont } from '#scripts/font/tabularDigits.ts';
import { pack, unpack } from '#scripts/font/woff2.ts';

describe('the font of the console', () => {
  it('is Inter, with tabular figures for the digits only', () => {
    const shipped = unpack(readFileSync(target));
    expect(shipped.body.equals(toConsoleFont(readFileSync(source)).body)).toBe(true);
    expect(shipped.body.equals(unpack(readFileSync(source)).body)).toBe(false);
  });

  it('has no tabular hyphen, space or other character left', () => {
    const font = unpack(readFileSync(source));
    // 51 characters of Inter have a tabular form; ten are digits.
    expect(limitToDigits(font)).toBe(41);
    expect(limitToDigits(font)).toBe(0);
  });

  it('is packed without loss', () => {
    const font = toConsoleFont(readFileSync(source));
    expect(unpack(pack(font)).body.equals(font.body)).toBe(true);
  });

  it('refuses a file that is no WOFF2', () => {
    expect(() => unpack(Buffer.alloc(64))).toThrow('Expected a WOFF2 file without metadata.');
  });
});
