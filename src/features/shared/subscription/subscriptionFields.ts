import type { ResourceKind } from '#src/api/results/resource.ts';
import { billingCycles, paymentMethods } from './subscription.ts';

/** The control of a field. */
type Entered =
  | { readonly as: 'choice'; readonly choices?: readonly string[] }
  | { readonly as: 'text' | 'whole' | 'day' | 'switch' };

/** All fields of subscriptions (spec section 3), by their names in the form. */
const fields = {
  plan: { label: 'Plan', as: 'choice' },
  status: { label: 'Status', as: 'choice' },
  startDate: { label: 'Start Date', as: 'day' },
  endDate: { label: 'End Date', as: 'day' },
  gracePeriod: { label: 'Grace Period', as: 'text' },
  lastPayment: { label: 'Last Payment', as: 'day' },
  nextBilling: { label: 'Next Billing', as: 'day' },
  billingCycle: { label: 'Billing Cycle', as: 'choice', choices: billingCycles },
  paymentMethod: { label: 'Payment Method', as: 'choice', choices: paymentMethods },
  autoRenew: { label: 'Auto Renew', as: 'switch' },
  users: { label: 'Users', as: 'whole' },
  projects: { label: 'Projects', as: 'whole' },
  storage: { label: 'Storage', as: 'text' },
} as const satisfies Readonly<Record<string, { readonly label: string } & Entered>>;

export type SubscriptionFieldName = keyof typeof fields;

/** The values of a subscription's fields in a form. */
export type FieldValues = Readonly<Partial<Record<SubscriptionFieldName, string | boolean>>>;

/** The fields of an area's subscriptions in their sections, and the choices that differ between areas. */
export interface SubscriptionFieldSet {
  readonly plans: readonly string[];
  readonly statuses: readonly string[];
  readonly sections: readonly {
    readonly title: string;
    readonly fields: readonly SubscriptionFieldName[];
  }[];
}

/** The sections with all fields of spec section 3, "Subscription object". */
export const allSections: SubscriptionFieldSet['sections'] = [
  { title: 'Subscription', fields: ['plan', 'status', 'startDate', 'endDate'] },
  { title: 'Billing', fields: ['billingCycle', 'paymentMethod', 'gracePeriod', 'autoRenew'] },
  { title: 'Limits', fields: ['users', 'projects', 'storage'] },
];

/** A field with the choices of an area. */
export function fieldOf(
  { plans, statuses }: SubscriptionFieldSet,
  name: SubscriptionFieldName,
): { readonly label: string } & Entered {
  const field = fields[name];
  if (name === 'plan') return { ...field, as: 'choice', choices: plans };
  if (name === 'status') return { ...field, as: 'choice', choices: statuses };
  return field;
}

/** The labels of all fields, by their names in the form. */
export const subscriptionNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(fields).map(([name, { label }]) => [name, label]),
);

/** The part of `ResourceKind` that subscriptions of companies and of users share. */
export const subscriptionBase = {
  noun: { one: 'subscription', many: 'subscriptions' },
  names: subscriptionNames,
  audit: { noun: 'Subscription', category: 'Billing' },
} as const satisfies Partial<ResourceKind<never, never>>;

/** A value as text: `On` for true; empty when it is unknown. */
export function fieldText(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off';
  return value ?? '';
}
