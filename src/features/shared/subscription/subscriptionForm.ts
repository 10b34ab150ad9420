import { boolean, type ObjectSchema, object, string } from 'yup';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { toWhole } from '#src/components/NumberInput/wholeNumber.ts';
import { optionalDay, optionalText } from '#src/features/shared/form/rules.ts';
import { defaultSubscription, planNames, subscriptionStatuses } from './subscription.ts';
import { allSections, type FieldValues, type SubscriptionFieldSet } from './subscriptionFields.ts';

/** The form of an area's subscriptions: its fields, their rules, and how terms become values. */
export interface SubscriptionKind<Terms, Values extends FieldValues> extends SubscriptionFieldSet {
  readonly schema: ObjectSchema<Values>;
  /** The form's values of the terms, without other properties of their record. */
  readonly valuesOf: (terms: Terms) => Values;
}

/** The form's values: a `Subscription` with flat limits as typed texts. */
export interface SubscriptionValues extends Omit<Subscription, 'limits'> {
  readonly users: string;
  readonly projects: string;
  readonly storage: string;
}

/** The values of a subscription, without other properties of its record. */
export function toSubscriptionValues(subscription: Subscription): SubscriptionValues {
  const { plan, status, startDate, endDate, gracePeriod, billingCycle, paymentMethod, autoRenew, limits } =
    subscription;
  return {
    plan,
    status,
    startDate,
    endDate,
    gracePeriod,
    billingCycle,
    paymentMethod,
    autoRenew,
    users: String(limits.users),
    projects: String(limits.projects),
    storage: limits.storage,
  };
}

function parseStorage(text: string): string {
  return text.trim() || defaultSubscription.limits.storage;
}

export function toSubscription({ users, projects, storage, ...rest }: SubscriptionValues): Subscription {
  return {
    ...rest,
    gracePeriod: rest.gracePeriod.trim(),
    limits: { users: toWhole(users), projects: toWhole(projects), storage: parseStorage(storage) },
  };
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

/** The value of a field as it is saved. */
function saved(name: string, value: string | boolean | undefined) {
  if (typeof value !== 'string') return value;
  if (name === 'users' || name === 'projects') return toWhole(value);
  return name === 'storage' ? parseStorage(value) : value.trim();
}

/** The names of the fields that differ from the saved values. */
export function changedFields(before: FieldValues, values: FieldValues): ReadonlySet<string> {
  const old = new Map(Object.entries(before));
  const changed = Object.entries(values).filter(
    ([name, value]) => saved(name, old.get(name)) !== saved(name, value),
  );
  return new Set(changed.map(([name]) => name));
}
