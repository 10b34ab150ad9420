import { InvestorSubscriptionsScreen } from './InvestorSubscriptionsScreen.tsx';
import { useInvestorSubscriptions } from './useInvestorSubscriptions.ts';

/** Investor Subscriptions on the samples of this tab. */
export function InvestorSubscriptionsContainer() {
  return <InvestorSubscriptionsScreen {...useInvestorSubscriptions()} />;
}
