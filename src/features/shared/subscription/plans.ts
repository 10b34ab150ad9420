import type { StoredPlan } from '#src/api/types/plan.ts';
import type { Amount, PlanLimits, PlanTier, Subscription } from '#src/api/types/subscription/subscription.ts';
import { isSame } from '#src/features/shared/form/formValues.ts';
import type { Option } from '#src/lib/options.ts';
import { amountText, billingCycles, defaultSubscription, periods, tierOf } from '#src/lib/subscription.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { meaningOf } from '#src/lib/values/kind.ts';

/** Spec section 3, "Plan limits in samples"; null for a plan whose limits are agreed individually. */
const limitsOf: Readonly<Record<PlanTier, PlanLimits | null>> = {
  Basic: { users: 10, projects: 20, storage: '50GB' },
  Standard: { users: 25, projects: 50, storage: '200GB' },
  Premium: { users: 50, projects: 100, storage: '500GB' },
  Enterprise: null,
};

/** What a subscription reads of a plan of this tab. */
export type SubscribedPlan = Pick<
  StoredPlan,
  'description' | 'price' | 'currency' | 'duration' | 'maxUsers' | 'maxProjects'
>;

/** The plan of this tab that a word means; undefined for a word of the server that means none. */
export type PlanOf = (plan: string) => SubscribedPlan | undefined;

/**
 * The limits of a plan, which is `own` in this tab. Null for an unknown plan and for one that lacks a limit, because the form
 * of a subscription has no word for unlimited.
 */
export function planLimits(plan: string, own?: SubscribedPlan): PlanLimits | null {
  const tier = tierOf(plan);
  const limits = tier ? limitsOf[tier] : null;
  if (!limits) return null;
  if (!own) return limits;
  const { maxUsers: users, maxProjects: projects } = own;
  return users === null || projects === null ? null : { ...limits, users, projects };
}

/**
 * What a subscription to a plan of this tab costs for one period. A trial is free. Null without a plan, for an unknown cycle,
 * and for a price that is no amount.
 */
export function amountOf(
  { status, billingCycle }: Pick<Subscription, 'status' | 'billingCycle'>,
  plan: SubscribedPlan | undefined,
): Amount | null {
  const cycle = billingCycles.find((name) => name === billingCycle);
  const own = billingCycles.find((name) => name.toLowerCase() === plan?.duration);
  if (!plan || !cycle || !own) return null;
  const { price, currency } = plan;
  const value = meaningOf(amountIn(currency), price);
  if (value === null) return null;
  const inCycle = Math.round((value * periods[cycle].months) / periods[own].months);
  return { value: status === 'Trial' ? 0 : inCycle, currency, cycle };
}

/** The plans as choices with their price: `Premium Plan · $559/quarter`. */
export function withPrices(choices: readonly Option[], planOf: PlanOf): readonly Option[] {
  return choices.map(({ value, label }) => {
    const plan = planOf(value);
    const cycle = billingCycles.find((name) => name.toLowerCase() === plan?.duration) ?? '';
    const price = amountText(amountOf({ status: 'Active', billingCycle: cycle }, plan));
    return { value, label: price === '' ? label : `${label} · ${price}` };
  });
}

/** Whether the limits of a subscription were agreed individually: its plan has others, and they are not those of a new one. */
export function areAgreed(limits: PlanLimits, ofPlan: PlanLimits | null): boolean {
  return ofPlan !== null && !isSame(limits, ofPlan) && !isSame(limits, defaultSubscription.limits);
}
