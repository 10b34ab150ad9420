import { useMemo } from 'react';
import type { StoredPlan } from '#src/api/types/plan.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { tierOf } from './subscription.ts';

const isNotDeleted = ({ deletedAt }: StoredPlan) => deletedAt === null;

interface PlanStore extends SampleStore<StoredPlan> {
  /** The plan that a subscription names. Those who have a deleted one keep it, with its price, until another takes its place. */
  readonly named: (name: string) => StoredPlan | undefined;
}

/**
 * A store of the plans in `all` that are not deleted. Every change records its user and time. A deletion only marks the
 * plan in `all`, and restoring it removes the mark (spec section 4, "soft-deleted"). `by` is the user.
 */
export function createPlanStore(all: SampleStore<StoredPlan>, by: string): PlanStore {
  const now = () => new Date().toISOString();

  function useRows() {
    const rows = all.useRows();
    return useMemo(() => rows.filter(isNotDeleted), [rows]);
  }

  return {
    useRows,
    rows: () => all.rows().filter(isNotDeleted),
    named(name) {
      const tier = tierOf(name);
      const plans = all.rows().filter((plan) => plan.tier !== null && plan.tier === tier);
      return plans.find(isNotDeleted) ?? plans[0];
    },
    subscribe: all.subscribe,
    usedIds: all.usedIds,
    add: (plan) => all.add({ ...plan, createdBy: by, createdAt: now() }),
    change: (id, to) => {
      const found = all.rows().some((plan) => plan.id === id && isNotDeleted(plan));
      return found && all.change(id, (plan) => ({ ...to(plan), updatedBy: by, updatedAt: now() }));
    },
    remove: (ids) => {
      for (const id of ids) all.change(id, (plan) => ({ ...plan, deletedBy: by, deletedAt: now() }));
    },
    restore: (removed) => {
      for (const { id } of removed) {
        const taken = all
          .rows()
          .filter(isNotDeleted)
          .map(({ tier }) => tier);
        all.change(id, (plan) => ({
          ...plan,
          // The subscribers of a choice are on one plan.
          tier: taken.includes(plan.tier) ? null : plan.tier,
          deletedBy: null,
          deletedAt: null,
        }));
      }
    },
    reset: all.reset,
  };
}
