import type { StoredPlan } from '#src/api/types/plan.ts';
import type {
  BillingCycle,
  PlanLimits,
  PlanTier,
  Subscription,
} from '#src/api/types/subscription/subscription.ts';
import { amountIn, shortAmount } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';
import { billingCycles, tierOf } from './subscription.ts';

/** Spec section 3, "Plan limits in samples"; null for a plan whose limits are agreed individually. */
const limitsOf: Readonly<Record<PlanTier, PlanLimits | null>> = {
  Basic: { users: 10, projects: 20, storage: '50GB' },
  Standard: { users: 25, projects: 50, storage: '200GB' },
  Premium: { users: 50, projects: 100, storage: '500GB' },
  Enterprise: null,
};

/** What a subscription reads of a plan of this tab. */
export type OfferedPlan = Pick<
  StoredPlan,
  'tier' | 'status' | 'price' | 'currency' | 'duration' | 'maxUsers' | 'maxProjects'
>;

/** The plan of this tab by its name; undefined for one that is none of the specification's. */
export type PlanOf = (name: string) => OfferedPlan | undefined;

/**
 * The limits of a plan, of which `offered` is the version of this tab. Null for an unknown plan and for one that lacks a
 * limit, because the form of a subscription has no word for unlimited.
 */
export function planLimits(plan: string, offered?: OfferedPlan): PlanLimits | null {
  const tier = tierOf(plan);
  const limits = tier ? limitsOf[tier] : null;
  if (!limits) return null;
  if (!offered) return limits;
  const { maxUsers: users, maxProjects: projects } = offered;
  return users === null || projects === null ? null : { ...limits, users, projects };
}

/** What the period of a billing cycle is called, and its length. */
export const periods: Readonly<Record<BillingCycle, { readonly word: string; readonly months: number }>> = {
  Monthly: { word: 'month', months: 1 },
  Quarterly: { word: 'quarter', months: 3 },
  Yearly: { word: 'year', months: 12 },
};

/** The price of a plan for one period of a billing cycle; null if the plan has none. */
function priceOf({ price, currency, duration }: OfferedPlan, cycle: BillingCycle): string | null {
  const amount = meaningOf(amountIn(currency), price);
  const own = billingCycles.find((name) => name.toLowerCase() === duration);
  if (amount === null || !own) return null;
  const inCycle = Math.round((amount * periods[cycle].months) / periods[own].months);
  return `${currency === 'USD' ? '$' : `${currency} `}${shortAmount(inCycle)}`;
}

/**
 * The price of a plan of this tab as the history shows it: `$999/year`. A trial is free. Empty without a plan, and for an
 * unknown cycle.
 */
export function amountOf(
  { status, billingCycle }: Pick<Subscription, 'status' | 'billingCycle'>,
  plan: OfferedPlan | undefined,
): string {
  const cycle = billingCycles.find((name) => name === billingCycle);
  const price = cycle && plan ? priceOf(plan, cycle) : null;
  if (!cycle || price === null) return '';
  return `${status === 'Trial' ? '$0' : price}/${periods[cycle].word}`;
}
