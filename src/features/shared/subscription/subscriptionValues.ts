import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { toWhole } from '#src/components/NumberInput/wholeNumber.ts';
import { defaultSubscription } from './subscription.ts';
import type { FieldValues } from './subscriptionFields.ts';

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

/** The subscription that these values describe. */
export function toSubscription({ users, projects, storage, ...rest }: SubscriptionValues): Subscription {
  return {
    ...rest,
    gracePeriod: rest.gracePeriod.trim(),
    limits: { users: toWhole(users), projects: toWhole(projects), storage: parseStorage(storage) },
  };
}

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
