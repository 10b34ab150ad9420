import { afterEach, describe, expect, it } from 'vitest';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { choiceFilter, type ListFilters } from '#src/features/shared/list/describe/description.ts';
import {
  browserQuery,
  filtersSet,
  quoted,
  rangeEnds,
  rowFilter,
  toFilterValues,
  toRange,
  unquoted,
} from '#src/features/shared/list/describe/filterRows.ts';

interface Lease {
  readonly status: string | null;
  readonly tags: readonly string[];
  readonly tenants: readonly string[];
  readonly agent: string;
  readonly signed: string | null;
}

const filters = {
  status: choiceFilter(
    'Status',
    [
      { value: 'Active', label: 'Active' },
      { value: 'Ending', label: 'Ending', matches: ['Grace Period', 'Renewal'] },
    ],
    ({ status }: Lease) => status,
  ),
  tag: choiceFilter('Tag', [{ value: 'villa', label: 'Villa' }], ({ tags }: Lease) => tags),
  tenant: {
    kind: 'text',
    label: 'Tenant',
    placeholder: 'Tenant',
    of: ({ tenants }) => tenants,
  },
  agent: {
    kind: 'text',
    label: 'Agent',
    placeholder: 'Agent',
    quotable: true,
    of: ({ agent }) => agent,
  },
  signed: { kind: 'dates', label: 'Signed', of: ({ signed }) => signed },
  city: { kind: 'choice', label: 'City', choices: [{ value: 'Dubai', label: 'Dubai' }], by: 'server' },
} as const satisfies ListFilters<Lease>;

const lease = (more: Partial<Lease> = {}): Lease => ({
  status: 'Active',
  tags: [],
  tenants: [],
  agent: '',
  signed: null,
  ...more,
});

function passes(values: Record<string, string>, row: Lease): boolean {
  return rowFilter<Lease>(filters, browserQuery(filters, values))?.(row) ?? true;
}

describe('the values of the filters', () => {
  it('keep known values; an unknown one matches every row', () => {
    expect(
      toFilterValues(filters, { status: 'active', tag: 'villa', tenant: ' a ', city: '__proto__' }),
    ).toEqual({
      status: '',
      tag: 'villa',
      tenant: ' a ',
      agent: '',
      signed: '',
      city: '',
    });
  });

  it('count as set when they hold more than white space', () => {
    const values = { status: 'Active', tenant: '  ', city: 'Dubai' };
    expect(filtersSet(filters, values)).toEqual(['status', 'city']);
    expect(filtersSet(filters, values, 'server')).toEqual(['city']);
    expect(browserQuery(filters, values)).toBe('status=Active');
  });
});

describe('a choice', () => {
  it('matches the value of the row, and no row without a value', () => {
    expect(passes({ status: 'Active' }, lease())).toBe(true);
    expect(passes({ status: 'Active' }, lease({ status: 'Renewal' }))).toBe(false);
    expect(passes({ status: 'Active' }, lease({ status: null }))).toBe(false);
  });

  it('with `matches` matches these values and not its own', () => {
    expect(passes({ status: 'Ending' }, lease({ status: 'Grace Period' }))).toBe(true);
    expect(passes({ status: 'Ending' }, lease({ status: 'Renewal' }))).toBe(true);
    expect(passes({ status: 'Ending' }, lease({ status: 'Ending' }))).toBe(false);
  });

  it('matches one of several values of a row', () => {
    expect(passes({ tag: 'villa' }, lease({ tags: ['new', 'villa'] }))).toBe(true);
    expect(passes({ tag: 'villa' }, lease({ tags: [] }))).toBe(false);
  });
});

describe('a text', () => {
  it.each([
    ['LEA', true],
    ['+[x]', true],
    ['.*', false],
    [' omar ', true],
  ])('%j is a part of one of the texts, taken literally: %s', (tenant, expected) => {
    expect(passes({ tenant }, lease({ tenants: ['Omar', 'Léa+[x]@acme.example'] }))).toBe(expected);
  });
});

describe('a text in quotes', () => {
  it.each([
    ['10.0.0.1', '10.0.0.12', true],
    ['"10.0.0.1"', '10.0.0.12', false],
    ['"10.0.0.1"', '10.0.0.1', true],
    [' "Acme" ', 'acme', false],
    ['"Say "hi""', 'Say "hi"', true],
    ['"', 'a "', true],
  ])('%s finds %s, where quotes mean the whole text: %s', (agent, text, expected) => {
    expect(passes({ agent }, lease({ agent: text }))).toBe(expected);
  });

  it('is literal in every other filter', () => {
    expect(passes({ tenant: '"a"' }, lease({ tenants: ['a'] }))).toBe(false);
    expect(passes({ tenant: '"a"' }, lease({ tenants: ['the "a"'] }))).toBe(true);
  });

  it('is unquoted again', () => {
    expect(unquoted(quoted('a "b"'))).toBe('a "b"');
    expect(unquoted('a')).toBeNull();
    expect(unquoted('""')).toBeNull();
  });
});

describe('a range of dates', () => {
  const row = lease({ signed: '2026-11-20 23:30' });
  it.each([
    ['2026-11-20..2026-11-20', true],
    ['2026-11-21..', false],
    ['..2026-11-20', true],
    ['..2026-11-19', false],
    ['2026-11-20T23:20..2026-11-20T23:40', true],
    ['2026-11-20T23:31..', false],
    ['spoilt..', true],
  ])('%s: %s', (signed, expected) => {
    expect(passes({ signed }, row)).toBe(expected);
  });

  describe('of days, in the preferred time zone', () => {
    afterEach(() => setTimeZone(''));

    it.each([
      // Shown as 2026-11-21 03:00, then as 2026-11-20 00:30.
      ['Asia/Tokyo', '2026-11-20T18:00:00Z', false],
      ['Asia/Tokyo', '2026-11-19T15:30:00Z', true],
      ['America/New_York', '2026-11-21T04:59:59.999Z', true],
      ['America/New_York', '2026-11-21T05:00:00Z', false],
    ])('has the rows that %s shows on that day: %s', (timeZone, signed, expected) => {
      setTimeZone(timeZone);
      expect(passes({ signed: '2026-11-20..2026-11-20' }, lease({ signed }))).toBe(expected);
    });

    it.each([
      ['2026-11-01T03:59:59.999Z', false],
      ['2026-11-01T04:00:00Z', true],
      ['2026-11-02T04:59:59.999Z', true],
      ['2026-11-02T05:00:00Z', false],
    ])('has all 25 hours of the day on which summer time ends: %s', (signed, expected) => {
      setTimeZone('America/New_York');
      expect(passes({ signed: '2026-11-01..2026-11-01' }, lease({ signed }))).toBe(expected);
    });
  });

  it('never matches a row without a date', () => {
    expect(passes({ signed: '2026-01-01..' }, lease())).toBe(false);
  });

  it('is written as one text and read as two ends', () => {
    expect(rangeEnds('2026-01-01..')).toEqual({ from: '2026-01-01', to: '' });
    expect(toRange('', '2026-01-01')).toBe('..2026-01-01');
    expect(toRange('', '')).toBe('');
  });
});

it('has no test when no filter is set, or only filters of the server', () => {
  expect(rowFilter<Lease>(filters, browserQuery(filters, { city: 'Dubai' }))).toBeUndefined();
});
