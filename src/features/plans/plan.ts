import type { PlanAudience, StoredPlan } from '#src/api/types/plan.ts';
import type { RecordKind } from '#src/features/shared/records/recordKind.ts';
import { paths } from '#src/lib/paths.ts';
import { capitalised } from '#src/lib/text.ts';

const { developerPlans, investorPlans } = paths.master;

/** What a plan of an audience is called. */
export function planKind(audience: PlanAudience) {
  return {
    id: `${audience}-plans`,
    noun: { one: 'plan', many: 'plans' },
    path: audience === 'developer' ? developerPlans : investorPlans,
    add: `Add New ${capitalised(audience)} Plan`,
    nameOf: ({ name }) => name,
  } as const satisfies RecordKind<StoredPlan>;
}
