import { describe, expect, it } from 'vitest';
import { daysLeft, endsOf, expiringAmount } from '#src/features/shared/subscription/renewal.ts';
import { endInWords, endText } from '#src/lib/subscription.ts';

const noon = (day: string) => new Date(`${day}T12:00:00`);
const now = noon('2028-02-28');
const active = (endDate: string) => ({ status: 'Active', endDate });

describe('the days left', () => {
  it.each([
    ['2028-02-28', 0],
    ['2028-02-29', 1],
    ['2028-03-01', 2],
    ['2029-02-28', 366],
    ['2028-02-27', -1],
  ])('until %s are %i', (endDate, days) => {
    expect(daysLeft(active(endDate), now)).toBe(days);
  });

  it('are not changed by the clock going forward or back', () => {
    expect(daysLeft(active('2026-11-01'), noon('2026-10-20'))).toBe(12);
    expect(daysLeft(active('2026-04-02'), noon('2026-03-27'))).toBe(6);
  });

  it.each(['Expired', 'Canceled', 'Pending'])('are unknown for a subscription that is %s', (status) => {
    expect(daysLeft({ status, endDate: '2028-03-05' }, now)).toBeNull();
  });

  it.each(['', '9999-12-31'])('are unknown without an end (%j)', (endDate) => {
    expect(daysLeft(active(endDate), now)).toBeNull();
    expect(endText(active(endDate))).toBe('No end');
    expect(endInWords({ status: 'Expired', endDate })).toBe('');
  });
});

describe('the filter Ends', () => {
  it.each([
    ['Active', '2028-03-06', ['7', '30', '90']],
    ['Trial', '2028-03-07', ['30', '90']],
    ['Renewal', '2028-03-30', ['90']],
    ['Active', '2028-05-28', ['90']],
    ['Active', '2028-05-29', []],
    ['Active', '', []],
    ['Grace Period', '2028-02-27', ['ended']],
    ['Expired', '2027-01-01', ['ended']],
    ['Canceled', '2029-01-01', ['ended']],
    ['Pending', '2028-03-01', []],
  ])('a subscription that is %s until "%s" has %j', (status, endDate, values) => {
    expect(endsOf({ status, endDate }, now)).toEqual(values);
  });
});

describe('the amount at stake', () => {
  const row = (status: string, endDate: string, value: number) => ({
    status,
    endDate,
    autoRenew: false,
    amount: { value, currency: 'USD', cycle: 'Yearly' } as const,
  });

  it('adds the present amounts of the subscriptions that run', () => {
    const rows = [
      row('Active', '2028-03-01', 199_900),
      row('Renewal', '2028-03-02', 4900),
      row('Trial', '2028-03-02', 0),
      row('Grace Period', '2028-02-01', 50_000),
      row('Canceled', '2028-03-01', 50_000),
      row('Active', '9999-12-31', 50_000),
      { ...row('Active', '2028-03-01', 0), amount: null },
    ];
    expect(expiringAmount(rows, now)).toBe('$2,048');
    expect(expiringAmount([], now)).toBe('$0');
  });
});
