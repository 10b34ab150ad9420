import { useMemo } from 'react';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { investorPlanStore } from './investorPlans.store.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { planChanges } from './planChanges.ts';
import { toPlanUser } from './planCompanies.ts';
import { usePlans } from './usePlans.ts';

const changes = planChanges(investorPlanStore, 'IPL-');

/** Investor Plans on sample data, with the users that have subscribed to them. */
export function InvestorPlansContainer() {
  const plans = investorPlanStore.useRows();
  const subscriptions = userSubscriptionStore.useRows();
  const companies = useMemo(() => subscriptions.map(toPlanUser), [subscriptions]);
  return <PlansScreen {...usePlans({ audience: 'investor', plans, companies, changes })} />;
}
