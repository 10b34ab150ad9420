import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investorKind, toInvestor } from '#src/features/investors/investor.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';

describe('the investor that the form describes', () => {
  const typed = {
    name: 'Noor Haddad',
    email: 'noor@mail.example',
    mobile: '+971 50 123 4567',
    emirateId: '784-1987-1234567-1',
    street: '1 Bay Road',
    city: 'Dubai',
    state: 'Dubai',
    country: 'UAE',
    zipCode: '00000',
    plan: 'Premium',
    status: 'Inactive',
  } as const;

  it('has an address, and no plan: that is of the subscription', () => {
    expect(toInvestor(typed, 'INV-026')).toEqual({
      id: 'INV-026',
      name: 'Noor Haddad',
      email: 'noor@mail.example',
      mobile: '+971 50 123 4567',
      emirateId: '784-1987-1234567-1',
      address: { street: '1 Bay Road', city: 'Dubai', state: 'Dubai', country: 'UAE', zipCode: '00000' },
      status: 'Inactive',
    });
  });

  it('is the same as before when nothing was typed', () => {
    const { plan: _, subscription: __, ...before } = buildInvestor();
    const values = valuesOf(investorKind.fields, buildInvestor({ ...before }));
    expect(toInvestor(values, before.id)).toEqual(before);
  });
});
