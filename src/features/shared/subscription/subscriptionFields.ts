import type { ResourceKind } from '#src/api/results/resource.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { UserSubscriptionTerms } from '#src/api/types/subscription/userSubscription.ts';
import { type FieldTable, namesOf } from '#src/features/shared/form/table/fieldTable.ts';
import { optionsOf } from '#src/lib/options.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import {
  billingCycles,
  defaultSubscription,
  paymentMethods,
  planNames,
  subscriptionStatuses,
} from './subscription.ts';

/** The form's values: a `Subscription` with flat limits as typed texts. */
export interface SubscriptionValues extends Omit<Subscription, 'limits'> {
  readonly users: string;
  readonly projects: string;
  readonly storage: string;
}

/** What the forms of subscriptions have, each a part of it. */
export type TypedTerms = Partial<SubscriptionValues & UserSubscriptionTerms>;

/** What all of them have. */
export type Term = Pick<Subscription, 'plan' | 'status' | 'startDate' | 'endDate'>;

/** The fields of plan, status and term, with the choices of an area. */
export function termFields(plans: readonly string[], statuses: readonly string[]): FieldTable<Term, Term> {
  const section = 'Subscription';
  return {
    plan: { section, label: 'Plan', as: 'choice', options: optionsOf(plans) },
    status: { section, label: 'Status', as: 'choice', options: optionsOf(statuses) },
    startDate: { section, label: 'Start Date', as: 'day' },
    endDate: { section, label: 'End Date', as: 'day', notBefore: 'startDate' },
  };
}

/** Whether a subscription renews itself, in words. */
export const autoRenewText = ({ autoRenew }: Pick<Subscription, 'autoRenew'>) => (autoRenew ? 'On' : 'Off');

export const autoRenewField = {
  section: 'Billing',
  label: 'Auto Renew',
  as: 'switch',
  beside: true,
  initial: false,
  text: autoRenewText,
} as const;

/** The fields of a subscription (spec section 3, "Subscription object"), with the choices of an area. */
export function subscriptionFields(
  plans: readonly string[],
  statuses: readonly string[],
): FieldTable<Subscription, SubscriptionValues> {
  return {
    ...termFields(plans, statuses),
    billingCycle: {
      section: 'Billing',
      label: 'Billing Cycle',
      as: 'choice',
      options: optionsOf(billingCycles),
    },
    paymentMethod: {
      section: 'Billing',
      label: 'Payment Method',
      as: 'choice',
      options: optionsOf(paymentMethods),
    },
    gracePeriod: { section: 'Billing', label: 'Grace Period' },
    autoRenew: autoRenewField,
    users: { section: 'Limits', label: 'Users', as: 'whole', of: ({ limits }) => whole.show(limits.users) },
    projects: {
      section: 'Limits',
      label: 'Projects',
      as: 'whole',
      of: ({ limits }) => whole.show(limits.projects),
    },
    storage: { section: 'Limits', label: 'Storage', of: ({ limits }) => limits.storage },
  };
}

/** The fields of the subscription dialog of companies, and of sub-users. */
export const dialogFields = subscriptionFields(planNames, subscriptionStatuses);

/** The same without Trial, which no investor has (spec section 4, "Investor subscription status"). */
export const investorDialogFields = subscriptionFields(
  planNames,
  subscriptionStatuses.filter((status) => status !== 'Trial'),
);

/** The subscription that these values describe. */
export function toSubscription({ users, projects, storage, ...rest }: SubscriptionValues): Subscription {
  return {
    ...rest,
    limits: {
      users: meaningOf(whole, users) ?? 0,
      projects: meaningOf(whole, projects) ?? 0,
      storage: storage || defaultSubscription.limits.storage,
    },
  };
}

/** The part of `ResourceKind` that all subscriptions share. */
export const subscriptionBase = {
  noun: { one: 'subscription', many: 'subscriptions' },
  names: namesOf(dialogFields),
  audit: { noun: 'Subscription', category: 'Billing' },
} as const satisfies Partial<ResourceKind<never, never>>;
