import { boolean, type ObjectSchema, object, string } from 'yup';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { optionalDay, optionalText } from '#src/features/shared/form/rules.ts';
import { planNames, subscriptionStatuses } from './subscription.ts';
import { allSections, type FieldValues, type SubscriptionFieldSet } from './subscriptionFields.ts';
import { type SubscriptionValues, toSubscriptionValues } from './subscriptionValues.ts';

/** The form of an area's subscriptions: its fields, their rules, and how terms become values. */
export interface SubscriptionKind<Terms, Values extends FieldValues> extends SubscriptionFieldSet {
  readonly schema: ObjectSchema<Values>;
  /** The form's values of the terms, without other properties of their record. */
  readonly valuesOf: (terms: Terms) => Values;
}

/**
 * The rules of every subscription except plan and status. The end date must not be before the start date; both are
 * optional. Dates are `YYYY-MM-DD` and are compared as text.
 */
export const commonRules = {
  startDate: optionalDay(),
  endDate: optionalDay().test(
    'after-start',
    'End date must not be before the start date',
    (endDate, { parent }: { parent: Pick<Subscription, 'startDate'> }) =>
      !endDate || !parent.startDate || endDate >= parent.startDate,
  ),
  autoRenew: boolean().defined(),
};

/** The rules of the fields of `allSections` except plan, status and billing cycle. */
const allRules = {
  ...commonRules,
  gracePeriod: optionalText(),
  paymentMethod: string().defined(),
  users: optionalText(),
  projects: optionalText(),
  storage: optionalText(),
};

/** The form of the subscription dialog of investors and companies. */
export const subscriptionKind: SubscriptionKind<Subscription, SubscriptionValues> = {
  plans: planNames,
  statuses: subscriptionStatuses,
  sections: allSections,
  schema: object({
    plan: string().defined(),
    status: string().defined(),
    billingCycle: string().defined(),
    ...allRules,
  }),
  valuesOf: toSubscriptionValues,
};

/** The same without Trial, which no investor has (spec section 4, "Investor subscription status"). */
export const investorSubscriptionKind: typeof subscriptionKind = {
  ...subscriptionKind,
  statuses: subscriptionStatuses.filter((status) => status !== 'Trial'),
};
