import type { ResourceKind } from '#src/api/results/resource.ts';
import type { Plan, PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { derivedRows } from '#src/features/shared/list/samples/derivedRows.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import type { RowSource, SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

import { recorded } from '#src/features/shared/resource/recorded.ts';
import { planAdmin } from './planAdmin.store.ts';
import { countedPlans } from './planCompanies.ts';
import { type PlanValues, planFields, toPlan } from './planFields.ts';
import { planLists } from './planList.ts';

/** The kind of the plans of an audience. */
export function planKind(audience: PlanAudience): ResourceKind<Plan, PlanValues> {
  const { noun, nameOf, filters } = planLists[audience];
  return {
    id: `${audience}-plans`,
    noun,
    nameOf,
    ...fieldsOfKind(planFields),
    statuses: filters.status.choices.map(({ value, label }) => ({ label, values: { status: value } })),
    audit: { noun: 'Plan', category: 'Billing' },
  };
}

const prefixes: Readonly<Record<PlanAudience, string>> = { developer: 'DPL-', investor: 'IPL-' };

/** The plans of an audience, each with the number of its `subscribers`, and every change in the audit log. */
export function planResource(
  audience: PlanAudience,
  store: SampleStore<StoredPlan>,
  subscribers: RowSource<PlanCompany>,
) {
  const rows = derivedRows<Plan>([store, subscribers], () => countedPlans(store.rows(), subscribers.rows()));
  return recorded(
    sampleResource<StoredPlan, Plan, PlanValues>({
      kind: planKind(audience),
      store,
      rows,
      idPrefix: prefixes[audience],
      toRow: (values, id, before) => toPlan(values, id, before, planAdmin),
      texts: {
        created: 'Subscription plan created successfully.',
        updated: 'Subscription plan updates successfully.',
        deleted: 'Subscription plan deleted successfully.',
      },
    }),
  );
}
