import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { priceChange } from '#src/features/plans/PlanForm.tsx';

describe('a changed price', () => {
  const plan = buildPlan({ price: '999', currency: 'USD', duration: 'yearly' });

  it('says who pays it, from when, and the difference a month', () => {
    expect(priceChange(plan, { ...plan, price: '1199' }, 12)).toEqual({
      from: '$999.00 Yearly',
      to: '$1,199.00 Yearly',
      effect:
        'New subscriptions pay it at once, the 12 on this plan from the next renewal: +$16.67 a month each, +$200.00 a month together.',
    });
    expect(priceChange(plan, { ...plan, price: '83.25', duration: 'monthly' }, 1)?.effect).toMatch(
      /: \+\$0\.00 a month each\.$/u,
    );
    expect(priceChange(plan, { ...plan, price: '99' }, 1)?.effect).toMatch(/: −\$75\.00 a month each\.$/u);
  });

  it('in another currency, or one that is no number, is not compared', () => {
    const effect = 'New subscriptions pay it at once, the 2 on this plan from the next renewal.';
    expect(priceChange(plan, { ...plan, currency: 'EUR' }, 2)?.effect).toBe(effect);
    expect(priceChange(plan, { ...plan, price: 'On request' }, 2)?.effect).toBe(effect);
    expect(priceChange(plan, { ...plan, price: '1199' }, 0)?.effect).toBe(
      'New subscriptions pay it at once.',
    );
  });

  it('is none without a change', () => {
    expect(priceChange(plan, plan, 12)).toBeNull();
  });
});
