import { InvestorSubscriptionsScreen } from './InvestorSubscriptionsScreen.tsx';
import { useInvestorSubscriptions } from './useInvestorSubscriptions.ts';

/** Investor Subscriptions on sample data. */
export function InvestorSubscriptionsContainer() {
  return <InvestorSubscriptionsScreen {...useInvestorSubscriptions()} />;
}
