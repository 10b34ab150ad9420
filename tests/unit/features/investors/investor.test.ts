import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investorKind, toInvestor } from '#src/features/investors/investor.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { readValues } from '#src/features/shared/form/table/readValues.ts';

const problemsOf = (values: object) => readValues(investorKind.fields, values).problems;

const filled = valuesOf(investorKind.fields, buildInvestor({ email: 'layla@cedar.example' }));

describe('the rules', () => {
  it('accepts a filled form', () => {
    expect(problemsOf(filled)).toEqual({});
  });

  // Spec section 5: all fields are required; plan and status are chosen.
  it.each(['name', 'email', 'mobile', 'emirateId', 'street', 'city', 'state', 'country', 'zipCode'])(
    'requires %s; white space alone is empty',
    (name) => {
      for (const empty of ['', '   ']) {
        expect(problemsOf({ ...filled, [name]: empty })).toEqual({ [name]: 'Required' });
      }
    },
  );

  it.each(['plan', 'status'])('requires %s', (name) => {
    expect(problemsOf({ ...filled, [name]: '' })).toEqual({ [name]: 'Required' });
  });

  it('requires a well-formed address, ignoring white space around it', () => {
    expect(problemsOf({ ...filled, email: 'layla@cedar' })).toEqual({
      email: 'Enter a valid email address',
    });
    expect(problemsOf({ ...filled, email: ' layla@cedar.example ' })).toEqual({});
  });
});

describe('the first values of the form', () => {
  it('begins empty, active and on the first plan', () => {
    const { plan, status, ...texts } = valuesOf(investorKind.fields, null);
    expect({ plan, status }).toEqual({ plan: 'Basic', status: 'Active' });
    expect(new Set(Object.values(texts))).toEqual(new Set(['']));
    expect(Object.keys(texts).sort()).toEqual(
      ['city', 'country', 'email', 'emirateId', 'mobile', 'name', 'state', 'street', 'zipCode'].sort(),
    );
  });

  it('begins with the record, its address flat', () => {
    const investor = buildInvestor({ name: 'Omar Farouk', plan: 'Premium', status: 'Inactive' });
    expect(valuesOf(investorKind.fields, investor)).toEqual({
      name: 'Omar Farouk',
      email: investor.email,
      mobile: investor.mobile,
      emirateId: investor.emirateId,
      ...investor.address,
      plan: 'Premium',
      status: 'Inactive',
    });
  });
});

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
