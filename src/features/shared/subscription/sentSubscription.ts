import type { CompanySubscription } from '#src/api/types/company.ts';
import type { BillingCycle, PlanName, Subscription } from '#src/api/types/subscription/subscription.ts';
import {
  billingCycles,
  defaultSubscription,
  paymentMethods,
  planNames,
  subscriptionStatuses,
} from './subscription.ts';

/** Words of the server for a billing cycle that differ from the form's. */
const otherCycles: ReadonlyMap<string, BillingCycle> = new Map([
  ['month', 'Monthly'],
  ['quarter', 'Quarterly'],
  ['year', 'Yearly'],
  ['annual', 'Yearly'],
  ['annually', 'Yearly'],
]);

/** The lower-case letters of a word: equal for `credit_card`, `creditCard` and `Credit Card`. */
function lettersOf(word: string): string {
  return word.toLowerCase().replace(/[^a-z]/gu, '');
}

/** The choice of the form for a word of the server, ignoring case and separators; null for an unknown word. */
function choiceOf<Value extends string>(choices: readonly Value[], word: string | null): Value | null {
  const letters = lettersOf(word ?? '');
  return choices.find((choice) => lettersOf(choice) === letters) ?? null;
}

/** The plan of the form for a word of the server: `premium` is the Premium Plan; null for an unknown word. */
export function toPlanName(text: string | null): PlanName | null {
  return choiceOf(planNames, text) ?? choiceOf(planNames, `${text} Plan`);
}

/** A subscription from the server's answer, completed with the defaults of spec section 3. */
export function sentSubscription(plan: string | null, sent: CompanySubscription | null): Subscription {
  const defaults = defaultSubscription;
  const cycle = sent?.billingCycle ?? null;
  return {
    plan: toPlanName(plan) ?? defaults.plan,
    status: choiceOf(subscriptionStatuses, sent?.status ?? null) ?? defaults.status,
    startDate: sent?.startDate ?? defaults.startDate,
    endDate: sent?.endDate ?? defaults.endDate,
    gracePeriod: sent?.gracePeriod ?? defaults.gracePeriod,
    billingCycle:
      choiceOf(billingCycles, cycle) ?? otherCycles.get(lettersOf(cycle ?? '')) ?? defaults.billingCycle,
    paymentMethod: choiceOf(paymentMethods, sent?.paymentMethod ?? null) ?? defaults.paymentMethod,
    autoRenew: sent?.autoRenew ?? defaults.autoRenew,
    limits: {
      users: sent?.limits.users ?? defaults.limits.users,
      projects: sent?.limits.projects ?? defaults.limits.projects,
      storage: sent?.limits.storage ?? defaults.limits.storage,
    },
  };
}
