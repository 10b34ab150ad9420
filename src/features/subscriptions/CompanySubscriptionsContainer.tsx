import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { companySubscriptions } from '#src/features/shared/subscription/records/companySubscriptionResource.ts';
import { companySubscriptionStore } from '#src/features/shared/subscription/records/companySubscriptions.store.ts';
import {
  type SubscriptionValues,
  toSubscription,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import { CompanySubscriptionsScreen } from './CompanySubscriptionsScreen.tsx';
import { companySubscriptionFields } from './companySubscriptionFields.ts';
import { companySubscriptionList } from './companySubscriptionList.ts';
import { subscriptionResource } from './subscriptionResource.ts';
import { useSubscriptions } from './useSubscriptions.ts';

const resource = subscriptionResource<CompanySubscriptionRecord, SubscriptionValues>({
  audience: 'developer',
  read: companySubscriptions,
  store: companySubscriptionStore,
  nameOf: companySubscriptionList.nameOf,
  ownerOf: ({ companyId }) => ({ kind: 'companies', id: companyId }),
  fields: companySubscriptionFields,
  termsOf: toSubscription,
});

/** Company Subscriptions on sample data. */
export function CompanySubscriptionsContainer() {
  return <CompanySubscriptionsScreen {...useSubscriptions(companySubscriptionList, resource)} />;
}
