import { fn } from 'storybook/test';
import { developerPlans } from '#fixtures/build/samples.ts';
import { developerPlanCompanies } from '#fixtures/data/plans/developerPlans.ts';
import type { Plan } from '#src/api/types/plan.ts';
import type { PlansScreenProps } from '#src/features/plans/PlansScreen.tsx';
import { developerPlanList } from '#src/features/plans/planList.ts';
import { openedIn } from '../list.ts';

/** A sample developer plan by its name. */
export function planNamed(name: string): Plan {
  const found = developerPlans.find((plan) => plan.name === name);
  if (!found) throw new Error(`There is no sample plan ${name}`);
  return found;
}

/** The screen with an opened dialog. */
export const opened = openedIn(developerPlanList, developerPlans, { irreversible: false });

/** The screen of the sample developer plans, with nothing opened. */
export const developerScreen: PlansScreenProps = {
  ...opened({ type: 'none' }),
  dialogs: {
    audience: 'developer',
    companies: developerPlanCompanies,
    onSave: fn(async () => null),
    onCompanies: fn(),
    onEdit: fn(),
  },
};
