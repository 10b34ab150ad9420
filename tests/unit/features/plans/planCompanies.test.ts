import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { companySubscriptions } from '#fixtures/build/samples.ts';
import {
  affectedBy,
  affectedText,
  deletionNote,
  exceeding,
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
