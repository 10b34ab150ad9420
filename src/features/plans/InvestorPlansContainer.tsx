import { useMemo } from 'react';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { toPlanUser } from './planCompanies.ts';
import { planResource } from './planResource.ts';
import { usePlans } from './usePlans.ts';

const subscribers = {
  useRows() {
    const rows = userSubscriptionStore.useRows();
    return useMemo(() => rows.map(toPlanUser), [rows]);
  },
  rows: () => userSubscriptionStore.rows().map(toPlanUser),
};

const resource = planResource('investor', investorPlanStore, subscribers, 'IPL-');

/** Investor Plans on sample data, with the users that have subscribed to them. */
export function InvestorPlansContainer() {
  return <PlansScreen {...usePlans('investor', resource, subscribers.useRows())} />;
}
