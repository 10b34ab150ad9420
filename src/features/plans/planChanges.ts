import type { Plan } from '#src/api/types/plan.ts';
import { sampleChanges } from '#src/features/shared/list/samples/sampleChanges.ts';
import { sampleSave } from '#src/features/shared/list/samples/sampleSave.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { toPlan } from './form/planValues.ts';
import { developerPlanList } from './planList.ts';

const { status } = developerPlanList.filters;

/** Changes to the plans of a store, with the toasts of spec section 8. */
export function planChanges(store: SampleStore<Plan>, idPrefix: string) {
  return {
    rows: sampleChanges(store, {
      deleted: 'Subscription plan deleted successfully.',
      status: { ...status, with: (plan, next) => ({ ...plan, status: next }) },
    }),
    save: sampleSave(store, {
      idPrefix,
      toRow: toPlan,
      added: 'Subscription plan created successfully.',
      updated: 'Subscription plan updates successfully.',
    }),
  };
}
