import type { Plan, PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import { describeKind } from '#src/features/shared/records/describeKind.ts';
import { paths } from '#src/lib/paths.ts';
import { capitalised } from '#src/lib/text.ts';
import { type PlanValues, planFields } from './planFields.ts';
import { planStatuses, planStatusLabels } from './planTexts.ts';

const { developerPlans, investorPlans } = paths.master;

/** What a plan of an audience is. */
export function planKind(audience: PlanAudience) {
  return describeKind<Plan, PlanValues>()(
    {
      id: `${audience}-plans`,
      noun: { one: 'plan', many: 'plans' },
      path: audience === 'developer' ? developerPlans : investorPlans,
      add: `Add New ${capitalised(audience)} Plan`,
      nameOf: ({ name }: StoredPlan) => name,
      statuses: planStatuses.map((status) => ({ label: planStatusLabels[status], values: { status } })),
      audit: { noun: 'Plan', category: 'Billing' },
    },
    planFields,
  );
}
