import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import {
  companyFilter,
  companyParams,
  companyQuery,
  modeOf,
  toCompanyFilter,
  toPage,
} from '#src/features/companies/companyFilters.ts';

const filter = (values: Partial<typeof companyParams> = {}) =>
  toCompanyFilter({ ...companyParams, ...values });

describe('what an address names', () => {
  it('is taken when it is known, and all rows otherwise', () => {
    expect(filter({ search: ' a ', status: 'suspended', plan: 'Basic Plan', user: 'x' })).toEqual({
      search: ' a ',
      status: 'suspended',
      plan: 'Basic Plan',
      user: 'x',
    });
    expect(filter({ status: 'Active', plan: '__proto__' })).toMatchObject({ status: '', plan: '' });
  });

  it.each([
    ['', 1],
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['many', 1],
  ])('page %j is %i', (text, page) => {
    expect(toPage(text)).toBe(page);
  });
});

describe('who pages', () => {
  it('is the server, unless it does not know the filter or the order', () => {
    expect(modeOf(filter({ search: 'a', status: 'active' }), false)).toBe('server');
    expect(modeOf(filter({ user: '  ' }), false)).toBe('server');
    expect(modeOf(filter({ user: 'a' }), false)).toBe('client');
    expect(modeOf(filter({ plan: 'Basic Plan' }), false)).toBe('client');
    expect(modeOf(filter(), true)).toBe('client');
  });

  it('asks for twenty of a page or for a thousand, and sends only what is set', () => {
    expect(companyQuery(filter({ search: ' ' }), 'server', 3)).toEqual({ page: 3, limit: 20 });
    expect(
      companyQuery(filter({ search: ' a ', status: 'inactive', plan: 'Basic Plan' }), 'client', 3),
    ).toEqual({
      page: 1,
      limit: 1000,
      search: 'a',
      status: 'inactive',
    });
  });
});

it('sends no more of a search than any name has, in whole characters', () => {
  const search = `a${'😀'.repeat(10_000)}`;
  expect(companyQuery(filter({ search }), 'server', 1).search).toBe(`a${'😀'.repeat(999)}`);
});

describe('the filters of the browser', () => {
  const company = buildCompany({
    plan: 'Basic Plan',
    developerEmail: 'owner@acme.example',
    subUsers: [{ email: 'Léa+[x]@acme.example' }],
  });

  it('are none when nothing is set', () => {
    expect(companyFilter('', ' ')).toBeUndefined();
  });

  it.each([
    ['Basic Plan', '', true],
    ['Premium Plan', '', false],
    ['', 'LEA', true],
    ['', '+[x]', true],
    ['', '.*', false],
    ['', ' owner@ ', true],
    ['Premium Plan', 'lea', false],
  ] as const)('plan %j with user %j: %s', (plan, user, passes) => {
    expect(companyFilter(plan, user)?.(company)).toBe(passes);
  });
});
