import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { useCompanySubscriptions } from './useCompanySubscriptions.ts';

/** Company Subscriptions on sample data. */
export function CompanySubscriptionsContainer() {
  return <CompanySubscriptionsScreen {...useCompanySubscriptions()} />;
}
