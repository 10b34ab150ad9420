import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { autoRenewField, termFields } from '#src/features/shared/subscription/subscriptionFields.ts';
import { userSubscriptionStatuses } from './investorSubscriptionList.ts';

/** The fields of a user's subscription (spec section 3, "User subscription"). */
export const investorSubscriptionFields: FieldTable<UserSubscription, UserSubscriptionTerms> = {
  ...termFields(planTiers, userSubscriptionStatuses),
  lastPayment: { section: 'Billing', label: 'Last Payment', as: 'day' },
  nextBilling: { section: 'Billing', label: 'Next Billing', as: 'day' },
  autoRenew: autoRenewField,
};
