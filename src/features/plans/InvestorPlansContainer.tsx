import { investorPlanCompanies, investorPlanStore } from './investorPlans.store.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { planChanges } from './planChanges.ts';
import { usePlans } from './usePlans.ts';

const changes = planChanges(investorPlanStore, 'IPL-');

/** Investor Plans on sample data. */
export function InvestorPlansContainer() {
  const rows = investorPlanStore.useRows();
  return (
    <PlansScreen {...usePlans({ audience: 'investor', rows, companies: investorPlanCompanies, changes })} />
  );
}
