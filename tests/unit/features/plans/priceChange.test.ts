import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { priceChange } from '#src/features/plans/PlanForm.tsx';

/** All are billed. */
const all = (count: number) => ({ all: count, billed: count });

describe('a changed price', () => {
  const plan = buildPlan({ price: '999', currency: 'USD', duration: 'yearly' });

  it('says who pays it, from when, and the difference a month', () => {
    expect(priceChange(plan, { ...plan, price: '1199' }, 'developer', all(12))).toEqual({
      from: '$999.00 Yearly',
      to: '$1,199.00 Yearly',
      effect:
        'New subscriptions pay it at once, the 12 companies on this plan from the next renewal: +$16.67 a month each, +$200.04 a month together.',
    });
    expect(priceChange(plan, { ...plan, price: '99' }, 'developer', all(1))?.effect).toMatch(
      /: −\$75\.00 a month each\.$/u,
    );
  });

  it('tells those who pay it from all on the plan', () => {
    const counts = { all: 9, billed: 8 };
    expect(priceChange(plan, { ...plan, price: '1199' }, 'developer', counts)?.effect).toBe(
      'New subscriptions pay it at once, 8 of the 9 companies on this plan from the next renewal: +$16.67 a month each, +$133.36 a month together. 1 subscription has ended.',
    );
  });

  it('is a sum of lines that are rounded first', () => {
    const dearer = { ...plan, price: '1,299.00' };
    expect(priceChange(dearer, { ...plan, price: '898.90' }, 'developer', all(7))?.effect).toContain(
      ': −$33.34 a month each, −$233.38 a month together.',
    );
  });

  it('of the same amount a month, or in another currency, has no difference', () => {
    const effect = 'New subscriptions pay it at once, the 2 companies on this plan from the next renewal.';
    expect(
      priceChange(plan, { ...plan, price: '83.25', duration: 'monthly' }, 'developer', all(2))?.effect,
    ).toBe(effect);
    expect(priceChange(plan, { ...plan, currency: 'EUR' }, 'developer', all(2))?.effect).toBe(effect);
    expect(priceChange(plan, { ...plan, price: '1199' }, 'developer', all(0))?.effect).toBe(
      'New subscriptions pay it at once.',
    );
  });

  it('is none without a change, or while the price is no amount', () => {
    expect(priceChange(plan, plan, 'developer', all(12))).toBeNull();
    expect(priceChange(plan, { ...plan, price: '999.00' }, 'developer', all(12))).toBeNull();
    expect(priceChange(plan, { ...plan, price: ' ' }, 'developer', all(12))).toBeNull();
    expect(priceChange(plan, { ...plan, price: 'On request' }, 'developer', all(12))).toBeNull();
  });
});
