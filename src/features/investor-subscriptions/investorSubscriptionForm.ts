import { type ObjectSchema, object, string } from 'yup';
import type { SubscribedPlan } from '#src/api/types/subscription/subscription.ts';
import type {
  UserSubscriptionStatus,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import { optionalText } from '#src/features/shared/form/rules.ts';
import { commonRules } from '#src/features/shared/subscription/subscriptionForm.ts';

/** The form values of a subscription, without other properties of its record. */
export function toUserSubscriptionTerms(subscription: UserSubscriptionTerms): UserSubscriptionTerms {
  const { plan, status, startDate, endDate, lastPayment, nextBilling, autoRenew } = subscription;
  return { plan, status, startDate, endDate, lastPayment, nextBilling, autoRenew };
}

export const investorSubscriptionSchema: ObjectSchema<UserSubscriptionTerms> = object({
  plan: string<SubscribedPlan>().defined(),
  status: string<UserSubscriptionStatus>().defined(),
  ...commonRules,
  lastPayment: optionalText(),
  nextBilling: optionalText(),
});
