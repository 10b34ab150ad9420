import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import type { Amount } from '#src/api/types/subscription/subscription.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { filterQuery, rowFilter } from '#src/features/shared/list/describe/filterRows.ts';

const { columns: companyColumns } = companyList;

const yearly = (value: number): Amount => ({ value, currency: 'USD', cycle: 'Yearly' });

const texts = (company: ReturnType<typeof buildCompany>) => companyColumns.map(({ text }) => text(company));

it('shows the columns of the specification, in words', () => {
  const shown = companyColumns.filter(({ initiallyHidden }) => !initiallyHidden);
  const company = buildCompany({
    companyName: 'Acme',
    companyEmail: 'a@acme.example',
    phoneNumber: '1',
    developerUser: 'Layla',
    status: 'suspended',
  });
  expect(shown.map(({ text }) => text(company))).toEqual([
    'Acme',
    'a@acme.example',
    '1',
    'Basic Plan',
    'Layla',
    'Suspended',
  ]);
});

describe('the columns that are hidden at first', () => {
  const hidden = companyColumns.filter(({ initiallyHidden }) => initiallyHidden);
  const address = { street: '', city: 'Dubai', state: '', country: 'Oman', zipCode: '' };
  const terms = { status: 'Grace Period', endDate: '2026-12-31', amount: yearly(499_900) };

  it('are those of the address and the subscription', () => {
    const company = { ...buildCompany({ address }), terms };
    expect(hidden.map(({ header, text }) => [header, text(company)])).toEqual([
      ['Address', 'Dubai, Oman'],
      ['City', 'Dubai'],
      ['Country', 'Oman'],
      ['Subscription Status', 'Grace Period'],
      ['Ends', '2026-12-31'],
      ['Amount', '$4,999/year'],
    ]);
  });

  it('are empty without a subscription', () => {
    expect(hidden.slice(3).map(({ text }) => text(buildCompany()))).toEqual(['', '', '']);
  });

  it('sort amounts as numbers, and unknown ones last', () => {
    const sorted = (amount: Amount | null) =>
      hidden.at(-1)?.sortValue?.({ ...buildCompany(), terms: { ...terms, amount } });
    expect([sorted(yearly(99_900)), sorted(yearly(499_900)), sorted(null)]).toEqual([99_900, 499_900, null]);
  });
});

it('names the developer user by email when there is no name, and shows nothing for none', () => {
  expect(texts(buildCompany({ developerUser: null, developerEmail: 'l@acme.example' }))[4]).toBe(
    'l@acme.example',
  );
  expect(texts(buildCompany({ plan: null })).slice(3, 5)).toEqual(['', '']);
});

describe('the filters of the browser', () => {
  const company = buildCompany({
    plan: 'Basic Plan',
    developerEmail: 'owner@acme.example',
    subUsers: [{ email: 'Léa+[x]@acme.example' }],
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
    const query = filterQuery(companyList.filters, { plan, user });
    expect(rowFilter(companyList.filters, query)?.(company)).toBe(passes);
  });
});

describe('the filters of address and subscription', () => {
  const company = {
    ...buildCompany({
      plan: 'Premium Plan',
      address: { street: '', city: 'Dubai', state: '', country: 'United Arab Emirates', zipCode: '' },
    }),
    terms: { status: 'Expired', endDate: '2026-11-10', amount: yearly(55_900) },
  };
  const passes = (query: string, row: typeof company | ReturnType<typeof buildCompany> = company) =>
    rowFilter(companyList.filters, query, '2026-11-28')?.(row);

  it.each([
    ['subscription=Expired&city=Dubai&plan=Premium+Plan', true],
    ['subscription=Expired&subscription=Trial', true],
    ['subscription=Trial', false],
    ['city=dub', true],
    ['city=Doha', false],
    ['country=emirates', true],
    ['ends=2026-11-01..2026-11-30', true],
    ['ends=2026-12-01..', false],
    ['ends=is-empty', false],
  ])('%s: %s', (query, expected) => {
    expect(passes(query)).toBe(expected);
  });

  it('find companies without a subscription by their empty end only', () => {
    expect(passes('ends=is-empty', buildCompany())).toBe(true);
    expect(passes('subscription=Expired', buildCompany())).toBe(false);
  });
});
