import { useState } from 'react';
import type { Resource } from '#src/api/results/resource.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { PlansScreenProps } from './PlansScreen.tsx';
import { affectedBy } from './planCompanies.ts';
import type { PlanValues } from './planFields.ts';
import { planLists } from './planList.ts';

/** The state of a list of plans. */
export function usePlans(
  audience: PlanAudience,
  resource: Resource<Plan, PlanValues>,
  companies: readonly PlanCompany[],
): PlansScreenProps {
  const userId = useUserId();
  const { list } = useSampleList(planLists[audience], { userId, read: resource.useRows(), resource });
  const [emailed, setEmailed] = useState<Plan | null>(null);
  const { bulk } = list.changes;
  const statusNote = affectedBy(audience, list.selection.rows());
  return {
    list: { ...list, changes: { ...list.changes, bulk: bulk && { ...bulk, statusNote } } },
    dialogs: { resource, audience, companies, onEmail: setEmailed },
    emailed,
    onEmailed: () => setEmailed(null),
  };
}
