import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionFields } from '#src/features/shared/subscription/subscriptionFields.ts';
import { companySubscriptionStatuses } from './companySubscriptionList.ts';

/** The fields of a company's subscription: those of the dialog, with the choices of the list (spec section 9). */
export const companySubscriptionFields = subscriptionFields(planTiers, companySubscriptionStatuses);
