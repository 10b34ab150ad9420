import type { BillingCycle, PlanLimits, PlanTier } from '#src/api/types/subscription/subscription.ts';
import { formatNumber } from '#src/lib/text.ts';
import { planTiers } from './subscription.ts';

interface Plan {
  readonly description: string;
  /** Spec section 3, "Plan limits in samples"; null for a plan whose limits are agreed individually. */
  readonly limits: PlanLimits | null;
  /** US dollars for each period. */
  readonly prices: Readonly<Record<BillingCycle, number>>;
}

const plans: Readonly<Record<PlanTier, Plan>> = {
  Basic: {
    description: 'The essentials for a small team with its first projects.',
    limits: { users: 10, projects: 20, storage: '50GB' },
    prices: { Monthly: 49, Quarterly: 139, Yearly: 499 },
  },
  Standard: {
    description: 'For growing teams that run several projects at once.',
    limits: { users: 25, projects: 50, storage: '200GB' },
    prices: { Monthly: 99, Quarterly: 279, Yearly: 999 },
  },
  Premium: {
    description: 'For established companies with many projects and detailed reports.',
    limits: { users: 50, projects: 100, storage: '500GB' },
    prices: { Monthly: 199, Quarterly: 559, Yearly: 1999 },
  },
  Enterprise: {
    description: 'For groups of companies, with limits agreed one by one and a contact of their own.',
    limits: null,
    prices: { Monthly: 499, Quarterly: 1399, Yearly: 4999 },
  },
};

/** Description of a plan in one sentence. */
export function planDescription(plan: PlanTier): string {
  return plans[plan].description;
}

/** The limits of a plan; null for a plan without limits and for an unknown plan. */
export function planLimits(plan: string): PlanLimits | null {
  const known = planTiers.find((name) => name === plan);
  return known ? plans[known].limits : null;
}

const periods: Readonly<Record<BillingCycle, string>> = {
  Monthly: 'month',
  Quarterly: 'quarter',
  Yearly: 'year',
};

/** The price of a plan as the history shows it: `$999/year`. A trial is free. */
export function amountOf(plan: PlanTier, status: string, cycle: BillingCycle): string {
  const price = status === 'Trial' ? 0 : plans[plan].prices[cycle];
  return `$${formatNumber(price)}/${periods[cycle]}`;
}

/** The billing cycle of an amount, `Yearly` for `$999/year`; `Yearly` when the amount names none. */
export function cycleOf(amount: string): BillingCycle {
  if (amount.endsWith('/month')) return 'Monthly';
  return amount.endsWith('/quarter') ? 'Quarterly' : 'Yearly';
}
