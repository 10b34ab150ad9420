import type { Resource } from '#src/api/results/resource.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { withBulkNotes } from '#src/features/shared/list/bulk/withBulkNotes.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { PlanValues } from './form/planValues.ts';
import type { PlansScreenProps } from './PlansScreen.tsx';
import { affectedBy, deletionNote } from './planCompanies.ts';
import { planLists } from './planList.ts';

/** The state of a list of plans. */
export function usePlans(
  audience: PlanAudience,
  resource: Resource<Plan, PlanValues>,
  companies: readonly PlanCompany[],
): PlansScreenProps {
  const userId = useUserId();
  const { list } = useSampleList(planLists[audience], { userId, read: resource.useRows(), resource });
  const chosen = list.selection.rows();
  return {
    list: withBulkNotes(list, {
      statusNote: affectedBy(audience, chosen),
      note: deletionNote(audience, chosen),
    }),
    dialogs: { resource, audience, companies },
  };
}
