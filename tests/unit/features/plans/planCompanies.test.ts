import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { companySubscriptions } from '#fixtures/build/samples.ts';
import {
  affectedBy,
  affectedText,
  deletionNote,
  exceeding,
  priceChange,
  toPlanCompany,
} from '#src/features/plans/planCompanies.ts';

const [company] = companySubscriptions.map(toPlanCompany);
if (!company) throw new Error('There are no sample subscriptions');

describe('whom a change of a plan affects', () => {
  it('is told by the number of its subscriptions', () => {
    expect(affectedText('developer', 1)).toBe('1 company is on this plan.');
    expect(affectedText('developer', 12)).toBe('12 companies are on this plan.');
    expect(affectedText('investor', 0)).toBe('0 subscribers are on this plan.');
  });

  it('is told of several plans together, and of a deletion with what stays', () => {
    const plans = [3, 9].map((totalUsers) => buildPlan({ totalUsers }));
    expect(affectedBy('developer', plans)).toBe('12 companies are on these plans.');
    expect(affectedBy('developer', [])).toBeNull();
    expect(deletionNote('developer', plans)).toBe(
      '12 companies are on these plans. Existing subscriptions are not affected. The plans are no longer available for new assignments.',
    );
    expect(deletionNote('developer', [buildPlan({ totalUsers: 0 })])).toBe(
      'Existing subscriptions are not affected. The plan is no longer available for new assignments.',
    );
  });

  it('are those whose subscription allows more users than the limit, most first', () => {
    const companies = [10, 30, 20].map((users) => ({ ...company, users }));
    const above = (limit: number | null) => exceeding(companies, limit).map(({ users }) => users);
    expect(above(10)).toEqual([30, 20]);
    expect(above(30)).toEqual([]);
    expect(above(0)).toEqual([30, 20, 10]);
    expect(above(null)).toEqual([]);
  });
});

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
