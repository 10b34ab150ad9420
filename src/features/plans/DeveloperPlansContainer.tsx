import { developerPlanCompanies, developerPlanStore } from './developerPlans.store.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { planChanges } from './planChanges.ts';
import { usePlans } from './usePlans.ts';

const changes = planChanges(developerPlanStore, 'DPL-');

/** Developer Plans on sample data. */
export function DeveloperPlansContainer() {
  const rows = developerPlanStore.useRows();
  return (
    <PlansScreen {...usePlans({ audience: 'developer', rows, companies: developerPlanCompanies, changes })} />
  );
}
