import { describe, expect, it } from 'vitest';
import { decodeCompany } from '#src/api/decode/decodeCompany.ts';
import { decodeSubscription } from '#src/api/decode/decodeSubscription.ts';

const whole = {
  plan: 'Premium Plan',
  status: 'Active',
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  gracePeriod: '7 days',
  billingCycle: 'Yearly',
  paymentMethod: 'Credit Card',
  autoRenew: true,
  limits: { users: 50, projects: 100, storage: '500GB' },
};

describe('the subscription of a company', () => {
  it('is read with everything', () => {
    const { plan: _, ...rest } = whole;
    const plan = 'Premium';
    const row = { _id: 'c', companyName: 'A', subscription: whole };
    expect(decodeCompany(row)).toMatchObject({ plan, subscription: rest });
    expect(decodeCompany({ ...row, subscription: JSON.stringify(whole) })).toMatchObject({
      plan,
      subscription: rest,
    });
  });

  it('comes back from storage as it was', () => {
    const company = decodeCompany({ _id: 'c', companyName: 'A', subscription: whole });
    expect(decodeCompany(JSON.parse(JSON.stringify(company)))).toEqual(company);
  });

  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-01-01'],
    ['2026-01-01T23:30:00.000Z', '2026-01-01'],
    ['2026-01-01 08:15', '2026-01-01'],
    ['2026-01-01T00:00:00+04:00', '2026-01-01'],
    [1767225600000, '2026-01-01'],
    ['soon', null],
    ['2026-13-41T00:00:00Z', null],
    ['', null],
  ])('starts, for %j, on %j', (startDate, expected) => {
    expect(decodeSubscription({ ...whole, startDate, endDate: startDate })).toMatchObject({
      startDate: expected,
      endDate: expected,
    });
  });

  it('takes numbers that came as texts, and gives bare ones their unit', () => {
    const sent = {
      gracePeriod: '1',
      autoRenew: 'true',
      limits: { users: '25', projects: '50', storage: 200 },
    };
    expect(decodeSubscription(sent)).toMatchObject({
      gracePeriod: '1 day',
      autoRenew: true,
      limits: { users: 25, projects: 50, storage: '200GB' },
    });
    expect(decodeSubscription({ gracePeriod: 7 })).toMatchObject({ gracePeriod: '7 days' });
  });

  it('is null when nothing is known beside the plan', () => {
    for (const sent of [{ plan: 'Basic Plan' }, {}, null, undefined, 'Basic Plan', [], { limits: [] }]) {
      expect(decodeSubscription(sent)).toBeNull();
    }
  });
});
