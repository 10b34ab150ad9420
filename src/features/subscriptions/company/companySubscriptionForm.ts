import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import { companySubscriptionStatuses } from '../companySubscriptionList.ts';

/** The form of a company's subscription: the fields of the modal, with the choices of the list. */
export const companySubscriptionKind: typeof subscriptionKind = {
  ...subscriptionKind,
  plans: planTiers,
  statuses: companySubscriptionStatuses,
};
