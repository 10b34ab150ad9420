import { fn } from 'storybook/test';
import { developerPlanCompanies, developerPlans } from '#fixtures/data/plans/developerPlans.ts';
import type { Plan } from '#src/api/types/plan.ts';
import type { PlanDialogsProps } from '#src/features/plans/PlanDialogs.tsx';
import type { PlansScreenProps } from '#src/features/plans/PlansScreen.tsx';
import { developerPlanList } from '#src/features/plans/planList.ts';
import { listOf, nothingOpened } from '../list.ts';

/** A sample developer plan by its name. */
export function planNamed(name: string): Plan {
  const found = developerPlans.find((plan) => plan.name === name);
  if (!found) throw new Error(`There is no sample plan ${name}`);
  return found;
}

/** The opened dialog of the list. */
export function opened(dialog: PlanDialogsProps['dialog']): { dialogs: PlanDialogsProps } {
  return {
    dialogs: {
      ...nothingOpened,
      dialog,
      companies: developerPlanCompanies,
      onSave: fn(async () => null),
      onCompanies: fn(),
      onDelete: fn(),
    },
  };
}

/** The screen of the sample developer plans, with nothing opened. */
export const developerScreen: PlansScreenProps = {
  audience: 'developer',
  list: listOf(developerPlanList, developerPlans),
  ...opened({ type: 'none' }),
};
