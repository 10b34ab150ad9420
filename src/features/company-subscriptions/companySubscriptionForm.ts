import { type ObjectSchema, object, string } from 'yup';
import type { CompanySubscriptionStatus } from '#src/api/types/subscription/companySubscription.ts';
import type { SubscribedPlan } from '#src/api/types/subscription/subscription.ts';
import { allRules, type SubscriptionValues } from '#src/features/shared/subscription/subscriptionForm.ts';

export type CompanySubscriptionValues = SubscriptionValues<SubscribedPlan, CompanySubscriptionStatus>;

export const companySubscriptionSchema: ObjectSchema<CompanySubscriptionValues> = object({
  plan: string<SubscribedPlan>().defined(),
  status: string<CompanySubscriptionStatus>().defined(),
  ...allRules,
});
