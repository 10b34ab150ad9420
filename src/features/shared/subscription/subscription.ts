import type {
  BillingCycle,
  PaymentMethod,
  PlanLimits,
  PlanTier,
  Subscription,
  SubscriptionStatus,
} from '#src/api/types/subscription/subscription.ts';
import { countOf } from '#src/lib/text.ts';

/** The plans, from the smallest to the largest. */
export const planTiers: readonly PlanTier[] = ['Basic', 'Standard', 'Premium', 'Enterprise'];

/** The choices of the subscription form (spec section 3), in their order there. */
export const planNames = planTiers.map((tier) => `${tier} Plan` as const);

/** The lower-case letters of a word: equal for `credit_card`, `creditCard` and `Credit Card`. */
export function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/gu, '');
}

/** The plan of that name, as the lists, the form or the server name it: `Premium`, `Premium Plan`, `premium_plan`. */
export function tierOf(name: string): PlanTier | undefined {
  const letters = lettersOf(name).replace(/plan$/u, '');
  return planTiers.find((tier) => lettersOf(tier) === letters);
}

/** The plan as the form names it: `Premium Plan`; an unknown plan keeps its name. */
export function toModalPlan(plan: string): string {
  const tier = tierOf(plan);
  return tier ? `${tier} Plan` : plan;
}

/** The plan as the lists of subscriptions name it: `Premium`; an unknown plan keeps its name. */
export function toRecordPlan(plan: string): string {
  return tierOf(plan) ?? plan;
}

export const subscriptionStatuses: readonly SubscriptionStatus[] = ['Active', 'Inactive', 'Trial', 'Expired'];
export const billingCycles: readonly BillingCycle[] = ['Monthly', 'Quarterly', 'Yearly'];
export const paymentMethods: readonly PaymentMethod[] = ['Credit Card', 'Bank Transfer', 'PayPal', 'Invoice'];

/** Names the kept input of the form of a subscription after an expired session; `id` is that of its record. */
export const subscriptionDraft = (id: string) => `subscription ${id}`;

/** The subscription of a company or investor that has none yet (spec section 3, "Defaults"). */
export const defaultSubscription: Subscription = {
  plan: 'Basic Plan',
  status: 'Inactive',
  startDate: '',
  endDate: '',
  gracePeriod: '',
  billingCycle: 'Monthly',
  paymentMethod: 'Invoice',
  autoRenew: false,
  limits: { users: 0, projects: 0, storage: '0GB' },
};

/** The limits of a plan or subscription in words, one each: `1 user`, `1,200 projects`, `500GB`. */
export function limitTexts({ users, projects, storage }: PlanLimits): readonly string[] {
  return [countOf(users, 'user', 'users'), countOf(projects, 'project', 'projects'), storage];
}
