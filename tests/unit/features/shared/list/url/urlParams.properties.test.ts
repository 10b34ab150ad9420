import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investorList } from '#src/features/investors/investorList.ts';
import { rowFilter } from '#src/features/shared/list/describe/filterRows.ts';
import { toListQuery } from '#src/features/shared/list/describe/listQuery.ts';
import {
  formatPage,
  LONGEST_QUERY,
  parsePage,
  readParams,
  shortened,
  writeParams,
} from '#src/features/shared/list/url/urlParams.ts';
import { allowedReturn } from '#src/lib/paths.ts';
import { anyText, forAll } from '../../../../properties.ts';

const { params } = investorList;
const name = fc.oneof(fc.constantFrom(...Object.keys(params), '__proto__', 'constructor'), anyText);
const value = fc.oneof(
  anyText,
  fc.constantFrom(
    'name.asc',
    'name.desc',
    'constructor.asc',
    '1e3',
    '-1',
    '2026-02-30..',
    '..',
    '"',
    'Active',
  ),
);
/** A query string as a person or another program may write it. */
const query = fc.oneof(
  anyText,
  fc.array(fc.tuple(name, value)).map((pairs) => pairs.map(([one, other]) => `${one}=${other}`).join('&')),
);

describe('any query string', () => {
  it('is a query of a list, and a filter that takes any row', () => {
    forAll(fc.tuple(query, anyText), ([text, cell]) => {
      const read = toListQuery(investorList, readParams(text, params));
      expect(read.page).toBeGreaterThan(0);
      expect(read.sort === null || investorList.columns.some(({ id }) => id === read.sort?.column)).toBe(
        true,
      );
      const filters = {
        word: { type: 'text', label: '', placeholder: '', quotable: true, of: () => cell },
        day: { type: 'dates', label: '', of: () => cell },
      } as const;
      const passes = rowFilter<string>(filters, text);
      expect(typeof (passes?.(cell) ?? true)).toBe('boolean');
    });
  });

  it('is the same after it was read and written', () => {
    forAll(query, (text) => {
      const written = writeParams(text, {}, params);
      expect(readParams(written, params)).toEqual(readParams(text, params));
      expect(writeParams(written, {}, params)).toBe(written);
    });
  });

  it('is short enough for a URL after it was shortened', () => {
    const long = fc.array(fc.tuple(name, fc.string({ maxLength: 900, minLength: 300 })), { maxLength: 9 });
    forAll(long, (pairs) => {
      expect(shortened(new URLSearchParams(pairs).toString()).length).toBeLessThanOrEqual(LONGEST_QUERY);
    });
  });
});

describe('any value', () => {
  it('is read back from the URL', () => {
    forAll(fc.string({ unit: 'grapheme' }), (search) => {
      expect(readParams(writeParams('', { search }, params), params).search).toBe(search);
    });
  });

  it('is a page from 1', () => {
    forAll(fc.oneof(anyText, fc.double().map(String)), (text) => {
      const page = parsePage(text);
      expect(Number.isSafeInteger(page) && page > 0).toBe(true);
      expect(parsePage(formatPage(page))).toBe(page);
    });
  });
});

describe('any path to return to', () => {
  const path = fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%2e',
        '%2f',
        'master',
        'support',
        '@',
        ':',
        'evil.com',
        '\t',
        '?',
      ),
    )
    .map((parts) => `/${parts.join('')}`);
  it('stays in the console', () => {
    forAll(
      fc.oneof(
        path,
        path.map((rest) => `/master${rest}`),
        anyText,
      ),
      (requested) => {
        const allowed = allowedReturn(requested, ['super_admin']) ?? '/master';
        expect(new URL(allowed, 'https://console.invalid').origin).toBe('https://console.invalid');
        expect(allowed).toMatch(/^\/[a-zA-Z%]/u);
      },
    );
  });
});
