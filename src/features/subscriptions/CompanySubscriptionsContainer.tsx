import { companySubscriptionResource } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { companySubscriptionList } from './companySubscriptionList.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** Company Subscriptions on sample data. */
export function CompanySubscriptionsContainer() {
  return (
    <CompanySubscriptionsScreen {...useSubscriptions(companySubscriptionList, companySubscriptionResource)} />
  );
}
