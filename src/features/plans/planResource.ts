import { useMemo } from 'react';
import type { ResourceKind } from '#src/api/results/resource.ts';
import type { Plan, PlanAudience, PlanCompany, StoredPlan } from '#src/api/types/plan.ts';
import { fieldsOfKind } from '#src/features/shared/form/table/fieldTable.ts';
import { sampleResource } from '#src/features/shared/list/samples/sampleResource.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { recorded } from '#src/features/shared/resource/recorded.ts';
import { countedPlans } from './planCompanies.ts';
import { type PlanValues, planFields, toPlan } from './planFields.ts';
import { planLists } from './planList.ts';

/** The companies that have subscribed to plans. */
interface Subscribers {
  readonly useRows: () => readonly PlanCompany[];
  readonly rows: () => readonly PlanCompany[];
}

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

/** The plans of an audience, each with the number of its subscriptions, and every change in the audit log. */
export function planResource(
  audience: PlanAudience,
  store: SampleStore<StoredPlan>,
  subscribers: Subscribers,
  idPrefix: string,
) {
  return recorded(
    sampleResource<Plan, PlanValues>({
      kind: planKind(audience),
      store: {
        ...store,
        useRows() {
          const rows = store.useRows();
          const companies = subscribers.useRows();
          return useMemo(() => countedPlans(rows, companies), [rows, companies]);
        },
        rows: () => countedPlans(store.rows(), subscribers.rows()),
        change: (id, to) => store.change(id, (plan) => to({ ...plan, totalUsers: 0 })),
      },
      idPrefix,
      toRow: (values, before, id) => ({ ...toPlan(values, before, id, store.rows()), totalUsers: 0 }),
      texts: {
        created: 'Subscription plan created successfully.',
        updated: 'Subscription plan updates successfully.',
        deleted: 'Subscription plan deleted successfully.',
      },
    }),
  );
}
