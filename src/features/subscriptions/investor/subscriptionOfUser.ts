import { object, string } from 'yup';
import type { UserSubscriptionTerms } from '#src/api/types/subscription/userSubscription.ts';
import { optionalDay } from '#src/features/shared/form/rules.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { commonRules, type SubscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import { userSubscriptionStatuses, userSubscriptionTerms } from '../investorSubscriptionList.ts';

/** The form of a user's subscription, with the fields of spec section 3, "User subscription". */
export const userSubscriptionKind: SubscriptionKind<UserSubscriptionTerms, UserSubscriptionTerms> = {
  plans: planTiers,
  statuses: userSubscriptionStatuses,
  sections: [
    { title: 'Subscription', fields: ['plan', 'status', 'startDate', 'endDate'] },
    { title: 'Billing', fields: ['lastPayment', 'nextBilling', 'autoRenew'] },
  ],
  schema: object({
    plan: string().defined(),
    status: string().defined(),
    ...commonRules,
    lastPayment: optionalDay(),
    nextBilling: optionalDay(),
  }),
  valuesOf: userSubscriptionTerms,
};
