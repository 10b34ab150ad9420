import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { optionsOf } from '#src/lib/options.ts';
import {
  billingCycles,
  companySubscriptionStatuses,
  defaultSubscription,
  paymentMethods,
  planOptions,
  planTiers,
  statusOfWord,
  statusWord,
  subscriptionStatuses,
  userSubscriptionStatuses,
} from '#src/lib/subscription.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';

/** The form's values: a `Subscription` with flat limits as typed texts. */
export interface SubscriptionValues extends Omit<Subscription, 'limits'> {
  readonly users: string;
  readonly projects: string;
  readonly storage: string;
}

/** The values of a user's subscription. */
export type UserSubscriptionValues = SubscriptionValues & UserSubscriptionTerms;

/** What the forms of subscriptions have, each a part of it. */
export type TypedTerms = Partial<SubscriptionValues & UserSubscriptionTerms>;

/** What all of them have. */
export type Term = Pick<Subscription, 'plan' | 'status' | 'startDate' | 'endDate'>;

const section = 'Subscription';

/** The fields of plan, status and term. */
function termFields(statuses: readonly string[]): FieldTable<Term, Term> {
  return {
    plan: { section, label: 'Plan', as: 'choice', options: optionsOf(planTiers) },
    status: { section, label: 'Status', as: 'choice', options: optionsOf(statuses) },
    startDate: { section, label: 'Start Date', as: 'day' },
    endDate: { section, label: 'End Date', as: 'day', notBefore: 'startDate' },
  };
}

/** Whether a subscription renews itself, in words. */
export const autoRenewText = ({ autoRenew }: Pick<Subscription, 'autoRenew'>) => (autoRenew ? 'On' : 'Off');

const autoRenew = {
  section: 'Billing',
  label: 'Auto Renew',
  as: 'switch',
  beside: true,
  initial: false,
  text: autoRenewText,
} as const;

/** The fields of a company's subscription (spec section 3, "Subscription object"; the choices of section 4). */
export const companySubscriptionFields: FieldTable<Subscription, SubscriptionValues> = {
  ...termFields(companySubscriptionStatuses),
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
  autoRenew,
  users: { section: 'Limits', label: 'Users', as: 'whole', of: ({ limits }) => whole.show(limits.users) },
  projects: {
    section: 'Limits',
    label: 'Projects',
    as: 'whole',
    of: ({ limits }) => whole.show(limits.projects),
  },
  storage: { section: 'Limits', label: 'Storage', of: ({ limits }) => limits.storage },
};

/** The fields of a user's subscription in its list (spec section 3, "User subscription"). */
export const userSubscriptionFields: FieldTable<UserSubscription, UserSubscriptionTerms> = {
  ...termFields(userSubscriptionStatuses),
  lastPayment: { section: 'Billing', label: 'Last Payment', as: 'day' },
  nextBilling: { section: 'Billing', label: 'Next Billing', as: 'day' },
  autoRenew,
};

/** The fields of the subscription dialog of companies, and of sub-users: the same facts in the words of section 3. */
export const dialogFields: typeof companySubscriptionFields = {
  ...companySubscriptionFields,
  plan: { ...companySubscriptionFields.plan, options: planOptions },
  status: {
    ...companySubscriptionFields.status,
    options: optionsOf(subscriptionStatuses),
    of: ({ status }) => statusWord(status),
  },
};

/** The same without Trial, which no investor has (spec section 4, "Investor subscription status"). */
export const investorDialogFields: typeof dialogFields = {
  ...dialogFields,
  status: {
    ...dialogFields.status,
    options: optionsOf(subscriptionStatuses.filter((status) => status !== 'Trial')),
  },
};

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

/** Values of the dialog in the words of section 4, for the subscription `before`. */
export function fromDialog<Values extends Pick<Subscription, 'status'>>(
  values: Values,
  before: Subscription | null,
): Values {
  return { ...values, status: statusOfWord(values.status, before) };
}

/** Names the kept input of the form of a subscription after an expired session; `id` is that of its record. */
export const subscriptionDraft = (id: string) => `subscription ${id}`;
