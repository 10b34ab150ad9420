import { describe, expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import type { Amount } from '#src/api/types/subscription/subscription.ts';
import { companyList } from '#src/features/companies/companyList.ts';

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
