import type { Plan, PlanAudience, PlanCurrency, PlanDuration, PlanStatus } from '#src/api/types/plan.ts';
import type { BillingCycle } from '#src/api/types/subscription/subscription.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { formatNumber } from '#src/lib/text.ts';
import { amountIn, moneyText } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** Plan statuses in the order of the specification (section 4). */
export const planStatuses: readonly PlanStatus[] = ['active', 'halt', 'inactive'];

export const planStatusLabels: Readonly<Record<PlanStatus, string>> = {
  active: 'Active',
  halt: 'Halted',
  inactive: 'Inactive',
};

export const planStatusIntents: Readonly<Record<PlanStatus, LabelIntent>> = {
  active: 'success',
  halt: 'warning',
  inactive: 'neutral',
};

export const planCurrencies: readonly PlanCurrency[] = ['USD', 'EUR', 'GBP', 'INR'];

export const planDurations: readonly PlanDuration[] = ['monthly', 'quarterly', 'yearly'];

export const planDurationLabels: Readonly<Record<PlanDuration, BillingCycle>> = {
  monthly: 'Monthly',
  quarterly: 'Quarterly',
  yearly: 'Yearly',
};

/** The limits of a plan, in the order of the table and the form. */
export const planLimits = ['maxProjects', 'maxUsers', 'maxUnits'] as const;

export type PlanLimit = (typeof planLimits)[number];

export const planLimitLabels: Readonly<Record<PlanLimit, string>> = {
  maxProjects: 'Max Projects',
  maxUsers: 'Max Users',
  maxUnits: 'Max Units',
};

export const UNLIMITED = 'Unlimited';

/** The text of a plan's status badge: in capitals for developer plans (spec section 2). */
export function planStatusText(status: PlanStatus, audience: PlanAudience): string {
  const label = planStatusLabels[status];
  return audience === 'developer' ? label.toUpperCase() : label;
}

/** The text of a limit: the number, or `Unlimited`. */
export function limitText(limit: number | null): string {
  return limit === null ? UNLIMITED : formatNumber(limit);
}

/** The price of a plan in its currency; a text that is no amount, as while it is typed, unchanged. */
export function priceText({ price, currency }: Pick<Plan, 'price' | 'currency'>): string {
  const amount = meaningOf(amountIn(currency), price);
  return amount === null ? price : moneyText(amount, currency);
}

/** What those who have a plan are called. */
export const subscriberNouns = {
  developer: { one: 'company', many: 'companies' },
  investor: { one: 'subscriber', many: 'subscribers' },
} as const;
