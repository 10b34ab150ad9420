import { describe, expect, it } from 'vitest';
import { clamp, countOf, firstName, formatNumber, initials, toQuoted, toShown } from '#src/lib/text.ts';

describe('names', () => {
  it.each([
    ['Layla Haddad', 'LH'],
    ['  layla  bint  haddad ', 'LH'],
    ['Cher', 'C'],
    ['李 小龙', '李小'],
    ['𝒜da 𝒷ob', '𝒜𝒷'],
    ['🇦🇪 Emaar', 'E'],
    ['🇦🇪 🏗️', '🇦🇪🏗️'],
    ['"Al Noor" Trading', 'AT'],
    ['(3) Towers', '3T'],
    ['e\u0301lan vital', 'E\u0301V'],
    ['क्षेत्र निर्माण', 'क्षेनि'],
    ['', '?'],
    ['   ', '?'],
  ])('%j has the initials %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('returns the first name', () => {
    expect(firstName(' Sara  Khan ')).toBe('Sara');
    expect(firstName('')).toBe('');
  });

  it('counts with the right noun', () => {
    expect(countOf(1, 'company', 'companies')).toBe('1 company');
    expect(countOf(0, 'company', 'companies')).toBe('0 companies');
    expect(countOf(1204, 'company', 'companies')).toBe('1,204 companies');
  });

  it('quotes a text so that it stays on one line, in its own direction', () => {
    expect(toQuoted('Sara "S" Khalil')).toBe('"Sara \\"S\\" Khalil"');
    expect(toQuoted('a\n\u0085\u2028\u2029\u202e\u2066b')).toBe('"a\\n\\u0085\\u2028\\u2029\\u202e\\u2066b"');
    expect(toQuoted('ليلى 陈伟 👩‍💻')).toBe('"ليلى 陈伟 👩‍💻"');
  });

  it('clamps by characters, not by code units', () => {
    expect(clamp('short', 5)).toBe('short');
    expect(clamp('longer', 5)).toBe('long…');
    expect(clamp('ab  cdef', 5)).toBe('ab…');
    expect(clamp('😀😀😀', 3)).toBe('😀😀😀');
    expect(clamp('😀😀😀😀', 3)).toBe('😀😀…');
    expect(clamp('😀'.repeat(9), 3)).toBe('😀😀…');
  });

  it('shows at most 2,000 characters of a text', () => {
    expect(toShown('a'.repeat(2000))).toBe('a'.repeat(2000));
    expect(toShown('a'.repeat(2001))).toBe(`${'a'.repeat(1999)}…`);
  });
});

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [64_000, '64,000'],
  [1_234_567, '1,234,567'],
  [-12_345, '-12,345'],
])('%i is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
