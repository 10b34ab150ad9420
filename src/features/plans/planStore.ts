import { useMemo } from 'react';
import type { StoredPlan } from '#src/api/types/plan.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

const isNotDeleted = ({ deletedAt }: StoredPlan) => deletedAt === null;

/**
 * A store of the plans in `all` that are not deleted. Every change records its user and time. A deletion only marks the
 * plan in `all`, and restoring it removes the mark (spec section 4, "soft-deleted"). `by` is the user.
 */
export function createPlanStore(all: SampleStore<StoredPlan>, by: string): SampleStore<StoredPlan> {
  const now = () => new Date().toISOString();
  const mark = (ids: Iterable<string>, deleted: Pick<StoredPlan, 'deletedBy' | 'deletedAt'>) => {
    for (const id of ids) {
      all.change(id, (plan) => ({ ...plan, ...deleted }));
    }
  };

  function useRows() {
    const rows = all.useRows();
    return useMemo(() => rows.filter(isNotDeleted), [rows]);
  }

  return {
    useRows,
    rows: () => all.rows().filter(isNotDeleted),
    subscribe: all.subscribe,
    usedIds: all.usedIds,
    add: (plan) => all.add({ ...plan, createdBy: by, createdAt: now() }),
    change: (id, to) => {
      const found = all.rows().some((plan) => plan.id === id && isNotDeleted(plan));
      return found && all.change(id, (plan) => ({ ...to(plan), updatedBy: by, updatedAt: now() }));
    },
    remove: (ids) => mark(ids, { deletedBy: by, deletedAt: now() }),
    restore: (removed) =>
      mark(
        removed.map(({ id }) => id),
        { deletedBy: null, deletedAt: null },
      ),
    reset: all.reset,
  };
}
