import { userSubscriptionResource } from '#src/features/shared/subscription/records/userSubscriptionResource.ts';
import { formatNumber } from '#src/lib/text.ts';
import {
  InvestorSubscriptionsScreen,
  type InvestorSubscriptionsScreenProps,
} from './InvestorSubscriptionsScreen.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** The state of Investor Subscriptions, and the actions of its buttons. */
function useInvestorSubscriptions(): InvestorSubscriptionsScreenProps {
  const subscriptions = useSubscriptions(investorSubscriptionList, userSubscriptionResource);
  const { files } = subscriptions.list;
  return {
    ...subscriptions,
    onExportSelected: () =>
      files.onExport('csv', {
        doneText: (count) => `Exporting data for ${formatNumber(count)} selected subscriptions.`,
      }),
  };
}

/** Investor Subscriptions on sample data. */
export function InvestorSubscriptionsContainer() {
  return <InvestorSubscriptionsScreen {...useInvestorSubscriptions()} />;
}
