import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { useCompanySubscriptions } from './useCompanySubscriptions.ts';

/** Company Subscriptions on the samples of this tab. */
export function CompanySubscriptionsContainer() {
  return <CompanySubscriptionsScreen {...useCompanySubscriptions()} />;
}
