import { describe, expect, it } from 'vitest';
import { dashboard, userGrowth } from '#fixtures/build/samples.ts';
import { percentText } from '#src/components/StatCard/Trend.tsx';
import { revenueChange } from '#src/features/dashboard/revenue.ts';

describe('the change of the revenue', () => {
  it('is a percentage of last month, to one decimal place', () => {
    expect(revenueChange({ thisMonth: 84_320, lastMonth: 76_245 })).toBe(10.6);
    expect(revenueChange({ thisMonth: 0, lastMonth: 400 })).toBe(-100);
    expect(revenueChange({ thisMonth: 400, lastMonth: 400 })).toBe(0);
  });

  it('is unknown after a month without revenue', () => {
    expect(revenueChange({ thisMonth: 400, lastMonth: 0 })).toBeNull();
  });

  it('is written with its sign; zero has none', () => {
    expect([12, -5, 10.6, 0].map(percentText)).toEqual(['+12%', '-5%', '+10.6%', '0%']);
    expect(percentText(revenueChange({ thisMonth: 99_999, lastMonth: 100_000 }) ?? 1)).toBe('0%');
  });
});

it('has the same figures as the reports', () => {
  expect(userGrowth.rows.at(-1)?.at(-1)).toBe(dashboard.stats.find(({ id }) => id === 'users')?.value);
});
