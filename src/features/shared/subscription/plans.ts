import type { StoredPlan } from '#src/api/types/plan.ts';
import type {
  BillingCycle,
  PlanLimits,
  PlanTier,
  Subscription,
} from '#src/api/types/subscription/subscription.ts';
import { formatAmount, parseAmount } from '#src/lib/money.ts';
import { billingCycles, tierOf } from './subscription.ts';

interface Plan {
  /** Spec section 3, "Plan limits in samples"; null for a plan whose limits are agreed individually. */
  readonly limits: PlanLimits | null;
  /** US dollars for one billing cycle of the plan. */
  readonly price: number;
  readonly cycle: BillingCycle;
}

const plans: Readonly<Record<PlanTier, Plan>> = {
  Basic: {
    limits: { users: 10, projects: 20, storage: '50GB' },
    price: 49,
    cycle: 'Monthly',
  },
  Standard: {
    limits: { users: 25, projects: 50, storage: '200GB' },
    price: 999,
    cycle: 'Yearly',
  },
  Premium: {
    limits: { users: 50, projects: 100, storage: '500GB' },
    price: 559,
    cycle: 'Quarterly',
  },
  Enterprise: {
    limits: null,
    price: 4999,
    cycle: 'Yearly',
  },
};

function planOf(name: string): Plan | null {
  const tier = tierOf(name);
  return tier ? plans[tier] : null;
}

/** What a subscription reads of a plan of this tab. */
export type OfferedPlan = Pick<
  StoredPlan,
  'tier' | 'status' | 'price' | 'currency' | 'duration' | 'maxUsers' | 'maxProjects'
>;

/** The plan of this tab by its name; undefined when the tab has no other than the specification's. */
export type PlanOf = (name: string) => OfferedPlan | undefined;

/**
 * The limits of a plan, of which `offered` is the version of this tab. Null for an unknown plan and for one that lacks a
 * limit, because the form of a subscription has no word for unlimited.
 */
export function planLimits(plan: string, offered?: OfferedPlan): PlanLimits | null {
  const limits = planOf(plan)?.limits;
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

/** The price of one period: that of the plan, of which `offered` is the version of this tab, for as many months. */
function priceOf(known: Plan, cycle: BillingCycle, offered: OfferedPlan | undefined): string {
  const price = offered ? parseAmount(offered.price) : null;
  const own = offered && billingCycles.find((name) => name.toLowerCase() === offered.duration);
  const inCycle = (amount: number, of: BillingCycle) =>
    formatAmount((amount * periods[cycle].months) / periods[of].months);
  if (!offered || price === null || !own) return `$${inCycle(known.price, known.cycle)}`;
  return `${offered.currency === 'USD' ? '$' : `${offered.currency} `}${inCycle(price, own)}`;
}

/**
 * The price of a plan as the history shows it: `$999/year`; `offered` is the plan of this tab. A trial is free. Empty for
 * an unknown plan or cycle.
 */
export function amountOf(
  { plan, status, billingCycle }: Pick<Subscription, 'plan' | 'status' | 'billingCycle'>,
  offered?: OfferedPlan,
): string {
  const known = planOf(plan);
  const cycle = billingCycles.find((name) => name === billingCycle);
  if (!known || !cycle) return '';
  return `${status === 'Trial' ? '$0' : priceOf(known, cycle, offered)}/${periods[cycle].word}`;
}
