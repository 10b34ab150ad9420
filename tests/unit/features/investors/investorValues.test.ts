import { describe, expect, it } from 'vitest';
import { buildInvestor } from '#fixtures/build/investor.ts';
import { investorFields } from '#src/features/investors/investorFields.ts';
import { toInvestor } from '#src/features/investors/investorValues.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { defaultSubscription } from '#src/features/shared/subscription/subscription.ts';

describe('the investor that the form describes', () => {
  const typed = {
    name: 'Noor Haddad',
    email: 'noor@mail.example',
    mobile: '+971 50 123 4567',
    emirateId: '784198712345671',
    street: '1 Bay Road',
    city: 'Dubai',
    state: 'Dubai',
    country: 'UAE',
    zipCode: '00000',
    plan: 'Premium Plan',
    status: 'Inactive',
  } as const;

  it('is new: the Emirates ID has its dashes, the subscription has the plan', () => {
    expect(toInvestor(typed, null, 'INV-026')).toEqual({
      id: 'INV-026',
      name: 'Noor Haddad',
      email: 'noor@mail.example',
      mobile: '+971 50 123 4567',
      emirateId: '784-1987-1234567-1',
      address: { street: '1 Bay Road', city: 'Dubai', state: 'Dubai', country: 'UAE', zipCode: '00000' },
      plan: 'Premium Plan',
      status: 'Inactive',
      subscription: { ...defaultSubscription, plan: 'Premium Plan' },
    });
  });

  it('is the investor before with the typed values: its subscription stays, with the chosen plan', () => {
    const before = buildInvestor({ plan: 'Basic Plan' });
    const after = toInvestor(typed, before, before.id);
    expect(after.subscription).toEqual({ ...before.subscription, plan: 'Premium Plan' });
    expect(before.subscription.plan).toBe('Basic Plan');
  });

  it('is the same as before when nothing was typed', () => {
    const before = buildInvestor();
    expect(toInvestor(valuesOf(investorFields, before), before, before.id)).toEqual(before);
  });

  it('keeps an Emirates ID of another form as it was typed', () => {
    expect(toInvestor({ ...typed, emirateId: 'A-12' }, null, 'INV-001').emirateId).toBe('A-12');
  });
});
