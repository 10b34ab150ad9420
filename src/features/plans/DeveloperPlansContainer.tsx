import { useMemo } from 'react';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { toPlanCompany } from './planCompanies.ts';
import { planResource } from './planResource.ts';
import { usePlans } from './usePlans.ts';

const subscribers = {
  useRows() {
    const rows = companySubscriptions.useRows();
    return useMemo(() => rows.map(toPlanCompany), [rows]);
  },
  rows: () => companySubscriptions.rows().map(toPlanCompany),
};

const resource = planResource('developer', developerPlanStore, subscribers, 'DPL-');

/** Developer Plans on sample data, with the companies that have subscribed to them. */
export function DeveloperPlansContainer() {
  return <PlansScreen {...usePlans('developer', resource, subscribers.useRows())} />;
}
