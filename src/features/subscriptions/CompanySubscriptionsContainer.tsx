import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { companySubscriptionList } from './companySubscriptionList.ts';
import { companySubscriptionStore } from './companySubscriptions.store.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** Company Subscriptions on sample data. */
export function CompanySubscriptionsContainer() {
  return (
    <CompanySubscriptionsScreen {...useSubscriptions(companySubscriptionList, companySubscriptionStore)} />
  );
}
