import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import { userSubscriptionStore } from '#src/features/shared/subscription/records/userSubscriptions.store.ts';
import { formatNumber } from '#src/lib/text.ts';
import {
  InvestorSubscriptionsScreen,
  type InvestorSubscriptionsScreenProps,
} from './InvestorSubscriptionsScreen.tsx';
import { investorSubscriptionFields } from './investorSubscriptionFields.ts';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { subscriptionResource } from './subscriptionResource.ts';
import { useSubscriptions } from './useSubscriptions.ts';

const resource = subscriptionResource<UserSubscription, UserSubscriptionTerms>({
  audience: 'investor',
  read: userSubscriptionStore,
  store: userSubscriptionStore,
  nameOf: investorSubscriptionList.nameOf,
  ownerOf: ({ userId }) => ({ kind: 'investors', id: userId }),
  fields: investorSubscriptionFields,
  termsOf: (values) => values,
});

/** The state of Investor Subscriptions, and the actions of its buttons. */
function useInvestorSubscriptions(): InvestorSubscriptionsScreenProps {
  const subscriptions = useSubscriptions(investorSubscriptionList, resource);
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
