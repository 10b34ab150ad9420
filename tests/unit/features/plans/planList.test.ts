import { describe, expect, it } from 'vitest';
import { buildPlan } from '#fixtures/build/plan.ts';
import { developerPlanList, investorPlanList, type PlanList } from '#src/features/plans/planList.ts';

function column(id: string, list: PlanList = developerPlanList) {
  const found = list.columns.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no column ${id}`);
  return found;
}

describe('the columns', () => {
  it('differ for the two audiences in how a status is written', () => {
    const plan = buildPlan({ status: 'inactive' });
    expect(column('status').text(plan)).toBe('INACTIVE');
    expect(column('status', investorPlanList).text(plan)).toBe('Inactive');
  });

  it('sort a price as a number, whatever its writing', () => {
    const prices = ['1,299.00', '49', '149,50'].map((price) => buildPlan({ price }));
    expect(prices.map((plan) => column('price').sortValue?.(plan))).toEqual([129_900, 4900, 14_950]);
    expect(prices.map(column('price').text)).toEqual(['$1,299.00', '$49.00', '$149.50']);
  });

  it('export a price as a number', () => {
    expect(column('price').exported?.(buildPlan({ price: '99.9' }))).toBe(99.9);
  });

  it.each(['abc', '', ' ', '1e999'])('keep %j, which is no price, as it is and sort it last', (price) => {
    const plan = buildPlan({ price });
    const { text, sortValue, exported } = column('price');
    expect([text(plan), sortValue?.(plan), exported?.(plan)]).toEqual([price, null, price]);
  });

  it('show a limit or Unlimited, which is more than any number', () => {
    const { text, sortValue, exported } = column('maxUnits');
    const limits = [buildPlan({ maxUnits: 1500 }), buildPlan({ maxUnits: null })];
    expect(limits.map(text)).toEqual(['1,500', 'Unlimited']);
    expect(limits.map((plan) => exported?.(plan))).toEqual([1500, 'Unlimited']);
    expect(sortValue?.(buildPlan({ maxUnits: null }))).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  });

  it('open the companies by a count, 0 too, whose name begins with it', () => {
    const { opens, opener } = column('totalUsers');
    const plan = buildPlan({ name: 'Basic', totalUsers: 0 });
    expect(opens).toBe('companies');
    expect(opener?.name(plan)).toBe('0 companies on Basic');
    expect(opener?.disabled?.(plan) ?? false).toBe(false);
  });
});
