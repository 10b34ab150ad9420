import { fn } from 'storybook/test';
import { companySubscriptions, developerPlans } from '#fixtures/build/samples.ts';
import type { Plan } from '#src/api/types/plan.ts';
import type { PlansScreenProps } from '#src/features/plans/PlansScreen.tsx';
import { planKind } from '#src/features/plans/plan.ts';
import { countedPlans, toPlanCompany } from '#src/features/plans/planCompanies.ts';
import { developerPlanList } from '#src/features/plans/planList.ts';
import { openedIn } from '#stories/storyStates.ts';
import { resourceOf } from '../resourceOf.ts';

/** The companies of the samples, as their plans list them. */
export const companies = companySubscriptions.map(toPlanCompany);

/** The sample developer plans with the number of their companies. */
export const plans = countedPlans(developerPlans, companies);

/** A sample developer plan by its name. */
export function planNamed(name: string): Plan {
  const found = plans.find((plan) => plan.name === name);
  if (!found) throw new Error(`There is no sample plan ${name}`);
  return found;
}

/** The screen with an opened dialog. */
export const opened = openedIn(developerPlanList, plans, { irreversible: false });

/** The screen of the sample developer plans, with nothing opened. */
export const developerScreen: PlansScreenProps = {
  ...opened({ type: 'none' }),
  dialogs: {
    resource: resourceOf(planKind('developer')),
    audience: 'developer',
    companies,
    onEmail: fn(),
  },
};
