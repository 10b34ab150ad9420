import { boolean, type ObjectSchema, object, string } from 'yup';
import type {
  BillingCycle,
  PaymentMethod,
  PlanName,
  Subscription,
  SubscriptionStatus,
} from '#src/api/types/subscription.ts';
import { defaultSubscription } from './subscription.ts';

/** The form's values: as `Subscription`, with the limits flat and as they were typed. */
export interface SubscriptionValues extends Omit<Subscription, 'limits'> {
  readonly users: string;
  readonly projects: string;
  readonly storage: string;
}

export function toSubscriptionValues({ limits, ...rest }: Subscription): SubscriptionValues {
  return {
    ...rest,
    users: String(limits.users),
    projects: String(limits.projects),
    storage: limits.storage,
  };
}

/** A limit as a whole number of at least 0; what is not a number counts as 0 (spec section 5). */
export function parseLimit(text: string): number {
  const value = Number.parseInt(text, 10);
  return Number.isSafeInteger(value) && value > 0 ? value : 0;
}

export function toSubscription({ users, projects, storage, ...rest }: SubscriptionValues): Subscription {
  return {
    ...rest,
    gracePeriod: rest.gracePeriod.trim(),
    limits: {
      users: parseLimit(users),
      projects: parseLimit(projects),
      storage: storage.trim() || defaultSubscription.limits.storage,
    },
  };
}

// Formik hands empty texts to the schema as undefined.
const text = () => string().default('');

/** The end date is never before the start; either may be missing. Dates are `YYYY-MM-DD` and compare as text. */
export const subscriptionSchema: ObjectSchema<SubscriptionValues> = object({
  plan: string<PlanName>().defined(),
  status: string<SubscriptionStatus>().defined(),
  startDate: text(),
  endDate: text().test(
    'after-start',
    'End date must not be before the start date',
    (endDate, { parent }: { parent: Pick<SubscriptionValues, 'startDate'> }) =>
      !endDate || !parent.startDate || endDate >= parent.startDate,
  ),
  gracePeriod: text(),
  billingCycle: string<BillingCycle>().defined(),
  paymentMethod: string<PaymentMethod>().defined(),
  autoRenew: boolean().defined(),
  users: text(),
  projects: text(),
  storage: text(),
});

/** The names of the fields that differ from what is saved, for marking them before Save Changes. */
export function changedFields(
  saved: SubscriptionValues,
  values: SubscriptionValues,
): ReadonlySet<keyof SubscriptionValues> {
  const before = toSubscriptionValues(toSubscription(saved));
  const after = toSubscriptionValues(toSubscription(values));
  const names = Object.keys(after) as (keyof SubscriptionValues)[];
  return new Set(names.filter((name) => before[name] !== after[name]));
}
