import { useMemo } from 'react';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { developerPlanStore } from './developerPlans.store.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { planChanges } from './planChanges.ts';
import { toPlanCompany } from './planCompanies.ts';
import { usePlans } from './usePlans.ts';

const changes = planChanges(developerPlanStore, 'DPL-');

/** Developer Plans on sample data, with the companies that have subscribed to them. */
export function DeveloperPlansContainer() {
  const plans = developerPlanStore.useRows();
  const subscriptions = companySubscriptionStore.useRows();
  const companies = useMemo(() => subscriptions.map(toPlanCompany), [subscriptions]);
  return <PlansScreen {...usePlans({ audience: 'developer', plans, companies, changes })} />;
}
