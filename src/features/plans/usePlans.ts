import { useNavigate } from 'react-router-dom';
import type { Resource } from '#src/api/results/resource.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { Plan, PlanAudience, PlanCompany } from '#src/api/types/plan.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { paths } from '#src/lib/paths.ts';
import { recordUrl } from '#src/lib/recordUrl.ts';
import type { PlansScreenProps } from './PlansScreen.tsx';
import { affectedBy } from './planCompanies.ts';
import type { PlanValues } from './planFields.ts';
import { planLists } from './planList.ts';

const planPaths = { developer: paths.master.developerPlans, investor: paths.master.investorPlans };

/** The state of a list of plans. */
export function usePlans(
  audience: PlanAudience,
  resource: Resource<Plan, PlanValues>,
  companies: readonly PlanCompany[],
): PlansScreenProps {
  const userId = useUserId();
  const description = planLists[audience];
  const query = useListQuery(description);
  const source = useRowsSource(description, query, resource.useRows());
  const { list } = useList(description, { query, source, userId, resource });
  const navigate = useNavigate();
  const { bulk } = list.changes;
  const statusNote = affectedBy(audience, list.selection.rows());
  return {
    list: { ...list, changes: { ...list.changes, bulk: bulk && { ...bulk, statusNote } } },
    dialogs: {
      resource,
      audience,
      companies,
      onEmail: ({ id }) => void navigate(recordUrl(planPaths[audience], id, 'companies')),
    },
  };
}
