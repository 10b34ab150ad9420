import { afterEach, expect, it } from 'vitest';
import {
  companySubscriptions,
  developerPlans,
  investorPlans,
  userSubscriptions,
} from '#fixtures/build/samples.ts';
import type { Plan, StoredPlan } from '#src/api/types/plan.ts';
import { planCards } from '#src/features/plans/PlansScreen.tsx';
import { companiesOn, countedPlans, toPlanCompany, toPlanUser } from '#src/features/plans/planCompanies.ts';
import { planFields } from '#src/features/plans/planFields.ts';
import { developerPlanList } from '#src/features/plans/planList.ts';
import { planResource } from '#src/features/plans/planResource.ts';
import { planStatuses } from '#src/features/plans/planTexts.ts';
import { valuesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { figureOf } from '#src/features/shared/list/describe/cards.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { pickOf, seeded } from '../seeded.ts';

afterEach(() => developerPlanStore.reset());

const companies = companySubscriptions.map(toPlanCompany);

const figures = (rows: readonly Plan[]) =>
  Object.fromEntries(planCards.map((card) => [card.title, figureOf(developerPlanList.filters, card, rows)]));

it.each([
  ['developer', developerPlans, companies, [8, 4, 37, 2]],
  ['investor', investorPlans, userSubscriptions.map(toPlanUser), [8, 4, 34, 2]],
])('the cards of the sample %s plans are their figures', (_, plans, subscribed, expected) => {
  expect(Object.values(figures(countedPlans(plans, subscribed)))).toEqual(expected);
});

it('a renamed plan keeps its subscriptions; a new plan of its name has none of them', () => {
  const [basic] = developerPlans;
  if (!basic) throw new Error('There are no plans.');
  const renamed = { ...basic, name: 'Starter' };
  expect(companiesOn(renamed, companies)).toEqual(companiesOn(basic, companies));
  expect(companiesOn({ id: 'DPL-009' }, companies)).toEqual([]);
});

const counted = (rows: readonly StoredPlan[]) => countedPlans(rows, companies);

/** What a plan counts for; the list as it has to be, kept beside the store. */
type Expected = Pick<Plan, 'id' | 'status' | 'totalUsers'>;

/** The list of plans, and an independent model of it. */
function bench(seed: number) {
  const next = seeded(seed);
  const store = developerPlanStore;
  const subscribers = { useRows: () => companies, rows: () => companies, subscribe: () => () => undefined };
  const resource = planResource('developer', store, subscribers);
  const expected: Expected[] = counted(store.rows()).map(({ id, status, totalUsers }) => ({
    id,
    status,
    totalUsers,
  }));
  const gone = new Set<string>();
  const there = () => expected.filter(({ id }) => !gone.has(id));
  const anyStatus = () => pickOf(next, planStatuses);
  const one = () => {
    const plans = counted(store.rows());
    return plans.length === 0 ? undefined : pickOf(next, plans);
  };

  const steps = {
    add: () => {
      const status = anyStatus();
      void resource.create({ ...valuesOf(planFields, null), name: 'New', status });
      expected.unshift({
        id: `DPL-${String(expected.length + 1).padStart(3, '0')}`,
        status,
        totalUsers: 0,
      });
    },
    edit: () => {
      const plan = one();
      const status = anyStatus();
      if (plan) void resource.update(plan, { ...valuesOf(planFields, plan), status });
      setStatus(plan?.id, status);
    },
    setStatus: () => {
      const plan = one();
      const status = anyStatus();
      if (plan) void resource.update(plan, { status });
      setStatus(plan?.id, status);
    },
    remove: () => {
      for (let left = 1 + next(3); left > 0; left -= 1) {
        const plan = one();
        if (!plan) return;
        void resource.remove(plan);
        gone.add(plan.id);
      }
    },
    restore: () => {
      const back = store.allRows().filter(({ id }) => gone.has(id) && next(2) === 0);
      resource.restore?.(counted(back));
      for (const { id } of back) gone.delete(id);
    },
  };

  function setStatus(id: string | undefined, status: Plan['status']) {
    const at = expected.findIndex((plan) => plan.id === id);
    const before = expected[at];
    if (before) expected[at] = { ...before, status };
  }

  return { step: () => pickOf(next, Object.values(steps))(), store, there };
}

it.each(Array.from({ length: 40 }, (_, seed) => seed))(
  'the cards equal the rows after any change (seed %i)',
  (seed) => {
    const { step, store, there } = bench(seed);
    for (let done = 0; done < 60; done += 1) {
      step();
      const plans = there();
      expect(store.rows().map(({ id }) => id)).toEqual(plans.map(({ id }) => id));
      expect(figures(counted(store.rows()))).toEqual({
        'Total Plans': plans.length,
        'Active Plans': plans.filter(({ status }) => status === 'active').length,
        'Total Subscriptions': plans.reduce((sum, { totalUsers }) => sum + totalUsers, 0),
        'Halted Plans': plans.filter(({ status }) => status === 'halt').length,
      });
    }
  },
);
