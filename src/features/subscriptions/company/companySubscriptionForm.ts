import { object, string } from 'yup';
import type {
  CompanySubscriptionStatus,
  CompanySubscriptionTerms,
} from '#src/api/types/subscription/companySubscription.ts';
import type { BillingCycle, PlanTier } from '#src/api/types/subscription/subscription.ts';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { allSections } from '#src/features/shared/subscription/subscriptionFields.ts';
import {
  allRules,
  type SubscriptionKind,
  type SubscriptionValues,
  toSubscription,
  toSubscriptionValues,
} from '#src/features/shared/subscription/subscriptionForm.ts';
import { companySubscriptionStatuses } from '../companySubscriptionList.ts';

type CompanySubscriptionValues = SubscriptionValues<PlanTier, CompanySubscriptionStatus, BillingCycle>;

/** The form of a company's subscription has all fields. */
export const companySubscriptionKind: SubscriptionKind<CompanySubscriptionTerms, CompanySubscriptionValues> =
  {
    plans: planTiers,
    statuses: companySubscriptionStatuses,
    sections: allSections,
    schema: object({
      plan: string<PlanTier>().defined(),
      status: string<CompanySubscriptionStatus>().defined(),
      billingCycle: string<BillingCycle>().defined(),
      ...allRules,
    }),
    valuesOf: toSubscriptionValues,
    termsOf: toSubscription,
  };
