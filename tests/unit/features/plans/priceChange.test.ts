import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { priceChange } from '#src/features/plans/PlanForm.tsx';

describe('a changed price', () => {
  const plan = buildPlan({ price: '999', currency: 'USD', duration: 'yearly' });

  it('says who pays it, from when, and the difference a month', () => {
    expect(priceChange(plan, { ...plan, price: '1199' }, 'developer', 12)).toEqual({
      from: '$999.00 Yearly',
      to: '$1,199.00 Yearly',
      effect:
        'New subscriptions pay it at once, the 12 companies on this plan from the next renewal: +$16.67 a month each, +$200.04 a month together.',
    });
    expect(priceChange(plan, { ...plan, price: '99' }, 'developer', 1)?.effect).toMatch(
      /: −\$75\.00 a month each\.$/u,
    );
  });

  it('is a sum of lines that are rounded first', () => {
    const dearer = { ...plan, price: '1,299.00' };
    expect(priceChange(dearer, { ...plan, price: '898.90' }, 'developer', 7)?.effect).toContain(
      ': −$33.34 a month each, −$233.38 a month together.',
    );
  });

  it('of the same amount a month, or in another currency, has no difference', () => {
    const effect = 'New subscriptions pay it at once, the 2 companies on this plan from the next renewal.';
    expect(priceChange(plan, { ...plan, price: '83.25', duration: 'monthly' }, 'developer', 2)?.effect).toBe(
      effect,
    );
    expect(priceChange(plan, { ...plan, currency: 'EUR' }, 'developer', 2)?.effect).toBe(effect);
    expect(priceChange(plan, { ...plan, price: '1199' }, 'developer', 0)?.effect).toBe(
      'New subscriptions pay it at once.',
    );
  });

  it('is none without a change, or while the price is no amount', () => {
    expect(priceChange(plan, plan, 'developer', 12)).toBeNull();
    expect(priceChange(plan, { ...plan, price: '999.00' }, 'developer', 12)).toBeNull();
    expect(priceChange(plan, { ...plan, price: ' ' }, 'developer', 12)).toBeNull();
    expect(priceChange(plan, { ...plan, price: 'On request' }, 'developer', 12)).toBeNull();
  });
});
