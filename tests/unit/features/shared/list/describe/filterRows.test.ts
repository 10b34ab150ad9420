import { describe, expect, it } from 'vitest';
import {
  filterQuery,
  filtersSet,
  rowFilter,
  toFilterValues,
} from '#src/features/shared/list/describe/filterRows.ts';
import { choiceFilter, type ListFilters, unquoted } from '#src/features/shared/list/describe/filters.ts';
import type { ParamValue } from '#src/features/shared/list/url/urlParams.ts';
import { optionsOf } from '#src/lib/options.ts';

interface Lease {
  readonly status: string | null;
  readonly tags: readonly string[];
  readonly tenants: readonly string[];
  readonly agent: string;
  readonly city: string;
}

const filters = {
  status: choiceFilter(
    'Status',
    [
      { value: 'Active', label: 'Active' },
      { value: 'Renewal', label: 'Renewal' },
      { value: 'Ending', label: 'Ending', matches: ['Grace Period', 'Renewal'] },
      { value: 'Old', label: 'Old', matches: ['Renewal', 'Active'], linkOnly: true },
    ],
    ({ status }: Lease) => status,
  ),
  tag: choiceFilter('Tag', [{ value: 'villa', label: 'Villa' }], ({ tags }: Lease) => tags),
  tenant: {
    type: 'text',
    label: 'Tenant',
    placeholder: 'Tenant',
    of: ({ tenants }) => tenants,
  },
  agent: {
    type: 'text',
    label: 'Agent',
    placeholder: 'Agent',
    quotable: true,
    of: ({ agent }) => agent,
  },
  city: {
    type: 'choice',
    label: 'City',
    choices: optionsOf(['Dubai', 'Doha', 'Muscat']),
    of: ({ city }) => city,
  },
} as const satisfies ListFilters<Lease>;

const lease = (more: Partial<Lease> = {}): Lease => ({
  status: 'Active',
  tags: [],
  tenants: [],
  agent: '',
  city: 'Dubai',
  ...more,
});

function passes(values: Record<string, ParamValue>, row: Lease): boolean {
  return rowFilter<Lease>(filters, filterQuery(filters, values))?.(row) ?? true;
}

describe('the values of the filters', () => {
  it('keep what is no choice, which no row has', () => {
    const values = toFilterValues(filters, {
      status: 'active',
      tag: ['villa', ' '],
      tenant: ' a ',
      city: '__proto__',
    });
    expect(values).toEqual({
      status: ['active'],
      tag: ['villa'],
      tenant: ' a ',
      agent: '',
      city: ['__proto__'],
    });
    expect(filtersSet(filters, values)).toEqual(['status', 'tag', 'tenant', 'city']);
    expect(passes({ status: ['active'] }, lease())).toBe(false);
    expect(passes({ status: ['active', 'Active'] }, lease())).toBe(true);
    expect(passes({ city: ['__proto__'] }, lease())).toBe(false);
  });

  it('of a choice are lists in the order of the choices, each once, then what is none', () => {
    const { status } = toFilterValues(filters, { status: ['Ending', 'gone', 'Active', 'Ending'] });
    expect(status).toEqual(['Active', 'Ending', 'gone']);
  });

  it('has the values of an option of links in its place', () => {
    expect(toFilterValues(filters, { status: ['Old', 'Renewal'] }).status).toEqual(['Active', 'Renewal']);
  });

  it('stay the same list when nothing differs', () => {
    const status = ['Active', 'Renewal'];
    expect(toFilterValues(filters, { status }).status).toBe(status);
  });

  it('count as set when they hold more than white space', () => {
    const values = { status: ['Active', 'Ending'], tenant: '  ', city: ['Dubai'] };
    expect(filtersSet(filters, values)).toEqual(['status', 'city']);
    expect(filterQuery(filters, values)).toBe('status=Active&status=Ending&city=Dubai');
  });

  it('let through what has any of several choices', () => {
    const values = { city: ['Dubai', 'Doha'] };
    expect(passes(values, lease({ city: 'Doha' }))).toBe(true);
    expect(passes(values, lease({ city: 'Muscat' }))).toBe(false);
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

  it('of several matches a row with one of them', () => {
    const passing = ['Active', 'Grace Period', 'Renewal', 'Sold'].filter((status) =>
      passes({ status: ['Active', 'Ending'] }, lease({ status })),
    );
    expect(passing).toEqual(['Active', 'Grace Period', 'Renewal']);
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
    expect(unquoted('"a "b""')).toBe('a "b"');
    expect(unquoted('a')).toBeNull();
    expect(unquoted('""')).toBeNull();
  });
});

it('has no test when no filter is set', () => {
  expect(rowFilter<Lease>(filters, filterQuery(filters, { city: ' ' }))).toBeUndefined();
});
