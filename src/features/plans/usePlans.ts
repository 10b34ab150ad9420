import { useMemo } from 'react';
import { useUserId } from '#src/api/session/session.ts';
import type { PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import { withBulkNotes } from '#src/features/shared/list/bulk/withBulkNotes.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { PlansScreenProps } from './PlansScreen.tsx';
import type { planChanges } from './planChanges.ts';
import { affectedBy, countedPlans, deletionNote } from './planCompanies.ts';
import { planLists } from './planList.ts';

interface PlansInput {
  readonly audience: PlanAudience;
  readonly plans: readonly StoredPlan[];
  readonly companies: readonly PlanCompany[];
  readonly changes: ReturnType<typeof planChanges>;
}

/** The state of a list of plans, and the actions of its buttons. */
export function usePlans({ audience, plans, companies, changes }: PlansInput): PlansScreenProps {
  const rows = useMemo(() => countedPlans(plans, companies), [plans, companies]);
  const userId = useUserId();
  const { list, save } = useSampleList(planLists[audience], {
    userId,
    rows,
    changes: changes.rows,
  });

  const { selected } = list.selection;
  const chosen = rows.filter(({ id }) => selected.has(id));

  return {
    list: withBulkNotes(list, {
      statusNote: affectedBy(audience, chosen),
      note: deletionNote(audience, chosen),
    }),
    dialogs: {
      audience,
      companies,
      onSave: (plan, values) => save(values.name, () => changes.save(plan, values)),
      onCompanies: (plan) => list.open.onOpen('companies', plan),
      onEdit: (plan) => list.open.onOpen('edit', plan),
    },
  };
}
