import type { StoredPlan } from '#src/api/types/plan.ts';
import { sampleChanges } from '#src/features/shared/list/samples/sampleChanges.ts';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { type PlanValues, toPlan } from './form/planValues.ts';
import { developerPlanList } from './planList.ts';

const { choices } = developerPlanList.filters.status;

/** Changes to the plans of a store, with the toasts of spec section 8. */
export function planChanges(store: SampleStore<StoredPlan>, idPrefix: string) {
  return {
    rows: sampleChanges(store, {
      deleted: 'Subscription plan deleted successfully.',
      status: { choices, of: ({ status }) => status, with: (plan, status) => ({ ...plan, status }) },
    }),
    save: sampleSave(store, {
      idPrefix,
      toRow: (values: PlanValues, before, id) => toPlan(values, before, id, store.rows()),
      added: 'Subscription plan created successfully.',
      updated: 'Subscription plan updates successfully.',
    }),
  };
}
