import { describe, expect, it } from 'vitest';
import { EMAIL_MAX, isEmail } from '#src/lib/email.ts';
import {
  activeIntent,
  activeLabel,
  companyStatuses,
  companyStatusLabels,
  roleLabel,
} from '#src/lib/labels.ts';
import { clamp, countOf, firstName, formatNumber, initials, toQuoted, toShown } from '#src/lib/text.ts';
import { logoUrl } from '#src/lib/urls.ts';

describe('names', () => {
  it.each([
    ['Layla Haddad', 'LH'],
    ['  layla  bint  haddad ', 'LH'],
    ['Cher', 'C'],
    ['李 小龙', '李小'],
    ['𝒜da 𝒷ob', '𝒜𝒷'],
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

describe('labels', () => {
  it('has a label for every company status', () => {
    expect(companyStatuses.map((status) => companyStatusLabels[status])).toEqual([
      'Active',
      'Inactive',
      'Suspended',
    ]);
  });

  it('has labels and intents for active and inactive', () => {
    expect([activeLabel(true), activeLabel(false)]).toEqual(['Active', 'Inactive']);
    expect([activeIntent(true), activeIntent(false)]).toEqual(['success', 'neutral']);
  });

  it.each([
    ['super_admin', 'Super Admin'],
    ['sales-manager', 'Sales Manager'],
    ['constructor', 'Constructor'],
    ['', ''],
  ])('labels the role %j', (role, label) => {
    expect(roleLabel(role)).toBe(label);
  });
});

describe('isEmail', () => {
  it.each(['a@b.co', 'first.last+tag@sub.example.com', 'ü@例え.jp'])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a@b..co',
    'a b@c.de',
    'a@b@c.de',
    'a@b.c d',
    'a,b@c.de',
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('takes time in proportion to the length', () => {
    const started = performance.now();
    expect(isEmail(`${'a@'.repeat(50_000)}`)).toBe(false);
    expect(isEmail(`a@${'b.'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(1000);
    expect(EMAIL_MAX).toBe(100);
  });
});

describe('URLs and colours from data', () => {
  const api = 'https://api.example';

  it.each([
    ['/files/1.png', 'https://api.example/files/1.png'],
    ['files/1.png', 'https://api.example/files/1.png'],
    ['https://api.example/x.svg', 'https://api.example/x.svg'],
    ['https://cdn.example/x.svg', null],
    ['//cdn.example/x.svg', null],
    ['javascript:alert(1)', null],
    ['data:image/svg+xml,<svg/>', null],
    ['http://[', null],
    ['', null],
    [null, null],
  ])('a logo at %j', (value, expected) => {
    expect(logoUrl(value, api)).toBe(expected);
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
