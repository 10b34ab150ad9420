import type { CompanySubscription } from '#src/api/types/company.ts';
import type { BillingCycle, Subscription } from '#src/api/types/subscription/subscription.ts';
import {
  billingCycles,
  defaultSubscription,
  lettersOf,
  paymentMethods,
  toModalPlan,
} from '#src/features/shared/subscription/subscription.ts';
import { everySubscriptionStatus } from '#src/lib/labels.ts';

/** Words of the server for a billing cycle that differ from the form's. */
const otherCycles: ReadonlyMap<string, BillingCycle> = new Map([
  ['month', 'Monthly'],
  ['quarter', 'Quarterly'],
  ['year', 'Yearly'],
  ['annual', 'Yearly'],
  ['annually', 'Yearly'],
]);

/** The choice of the form for a word of the server, ignoring case and separators; null for an unknown word. */
function choiceOf<Value extends string>(choices: readonly Value[], word: string | null): Value | null {
  const letters = lettersOf(word ?? '');
  return choices.find((choice) => lettersOf(choice) === letters) ?? null;
}

function toCycle(word: string | null): BillingCycle | null {
  return choiceOf(billingCycles, word) ?? otherCycles.get(lettersOf(word ?? '')) ?? null;
}

/**
 * A subscription from the server's response. What is missing is taken from `defaults` (spec section 3), field by field;
 * a word that is no choice of the form stays as the server sent it.
 */
export function sentSubscription(
  plan: string | null,
  sent: CompanySubscription | null,
  defaults: Subscription = defaultSubscription,
): Subscription {
  const { status = null, billingCycle = null, paymentMethod = null } = sent ?? {};
  return {
    plan: plan === null ? defaults.plan : toModalPlan(plan),
    status: choiceOf(everySubscriptionStatus, status) ?? status ?? defaults.status,
    startDate: sent?.startDate ?? defaults.startDate,
    endDate: sent?.endDate ?? defaults.endDate,
    gracePeriod: sent?.gracePeriod ?? defaults.gracePeriod,
    billingCycle: toCycle(billingCycle) ?? billingCycle ?? defaults.billingCycle,
    paymentMethod: choiceOf(paymentMethods, paymentMethod) ?? paymentMethod ?? defaults.paymentMethod,
    autoRenew: sent?.autoRenew ?? defaults.autoRenew,
    limits: {
      users: sent?.limits.users ?? defaults.limits.users,
      projects: sent?.limits.projects ?? defaults.limits.projects,
      storage: sent?.limits.storage ?? defaults.limits.storage,
    },
  };
}
