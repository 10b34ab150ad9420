import { derivedRows } from '#src/features/shared/list/samples/derivedRows.ts';
import { investorPlanStore } from '#src/features/shared/subscription/investorPlans.store.ts';
import { userSubscriptions } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { toPlanUser } from './planCompanies.ts';
import { planResource } from './planResource.ts';
import { usePlans } from './usePlans.ts';

const subscribers = derivedRows([userSubscriptions], () => userSubscriptions.rows().map(toPlanUser));
const resource = planResource('investor', investorPlanStore, subscribers);

/** Investor Plans on sample data, with the users that have subscribed to them. */
export function InvestorPlansContainer() {
  return <PlansScreen {...usePlans('investor', resource, subscribers.useRows())} />;
}
