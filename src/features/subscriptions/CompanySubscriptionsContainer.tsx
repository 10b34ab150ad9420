import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { companySubscriptionList } from './companySubscriptionList.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** Company Subscriptions on sample data. */
export function CompanySubscriptionsContainer() {
  return (
    <CompanySubscriptionsScreen
      {...useSubscriptions(companySubscriptionList, companySubscriptionStore, 'developer')}
    />
  );
}
