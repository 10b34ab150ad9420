import { useMemo } from 'react';
import type { Plan } from '#src/api/types/plan.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

interface Stamps {
  /** Who makes the changes: an e-mail address. */
  readonly by: string;
  readonly now: () => Date;
}

const isThere = ({ deletedAt }: Plan) => deletedAt === null;

/**
 * The plans of `kept` that are not deleted. Every change notes who made it and when; a deletion only marks the plan,
 * which stays in `kept`, and bringing it back takes the mark away (spec section 4, "soft-deleted").
 */
export function createPlanStore(kept: SampleStore<Plan>, { by, now }: Stamps): SampleStore<Plan> {
  const at = () => now().toISOString();
  const mark = (ids: Iterable<string>, deleted: Pick<Plan, 'deletedBy' | 'deletedAt'>) => {
    for (const id of ids) {
      kept.change(id, (plan) => ({ ...plan, ...deleted }));
    }
  };

  function useRows() {
    const rows = kept.useRows();
    return useMemo(() => rows.filter(isThere), [rows]);
  }

  return {
    useRows,
    rows: () => kept.rows().filter(isThere),
    usedIds: kept.usedIds,
    add: (plan) => kept.add({ ...plan, createdBy: by, createdAt: at() }),
    change: (id, to) => {
      const found = kept.rows().some((plan) => plan.id === id && isThere(plan));
      return found && kept.change(id, (plan) => ({ ...to(plan), updatedBy: by, updatedAt: at() }));
    },
    remove: (ids) => mark(ids, { deletedBy: by, deletedAt: at() }),
    restore: (removed) =>
      mark(
        removed.map(({ id }) => id),
        { deletedBy: null, deletedAt: null },
      ),
    reset: kept.reset,
  };
}
