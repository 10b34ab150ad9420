import { allCompanies, companyRecords } from '#src/api/companies.ts';
import { derivedRows } from '#src/features/shared/list/samples/derivedRows.ts';
import { developerPlanStore } from '#src/features/shared/subscription/developerPlans.store.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { PlansScreen } from './PlansScreen.tsx';
import { toPlanCompany } from './planCompanies.ts';
import { planResource } from './planResource.ts';
import { usePlans } from './usePlans.ts';

const subscribers = derivedRows([companySubscriptions], () => companySubscriptions.rows().map(toPlanCompany));
const resource = planResource('developer', developerPlanStore, subscribers);

/** Developer Plans on sample data, with the companies that have subscribed to them. */
export function DeveloperPlansContainer() {
  // Their subscriptions count.
  companyRecords.useRows(allCompanies);
  return <PlansScreen {...usePlans('developer', resource, subscribers.useRows())} />;
}
