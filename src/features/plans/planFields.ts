import type { Plan, StoredPlan } from '#src/api/types/plan.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { optionsOf } from '#src/lib/options.ts';
import { amountIn } from '#src/lib/values/amount.ts';
import { kept, meaningOf } from '#src/lib/values/kind.ts';
import { whole } from '#src/lib/values/whole.ts';
import {
  limitText,
  type PlanLimit,
  planCurrencies,
  planDurationLabels,
  planDurations,
  planLimitLabels,
  planStatuses,
  planStatusLabels,
  priceText,
  UNLIMITED,
} from './planTexts.ts';

/** The fields of a plan that the user sets; the store sets the others. */
export type PlanFields = Pick<
  Plan,
  'name' | 'description' | 'price' | 'currency' | 'duration' | 'status' | PlanLimit
>;

/** Name of the form value of a checkbox `Unlimited`. */
export type UnlimitedName<Limit extends PlanLimit = PlanLimit> = `${Limit}Unlimited`;

/** The values of the form: each limit is a text, and a boolean that makes it unlimited. */
export type PlanValues = Omit<PlanFields, PlanLimit> &
  Readonly<Record<PlanLimit, string>> &
  Readonly<Record<UnlimitedName, boolean>>;

/** The values of a new plan, and of a limit that is no longer unlimited (spec section 9). */
export const planDefaults: PlanFields & Readonly<Record<PlanLimit, number>> = {
  name: '',
  description: '',
  price: '',
  currency: 'USD',
  duration: 'monthly',
  maxProjects: 10,
  maxUsers: 5,
  maxUnits: 100,
  status: 'active',
};

const { currency, duration, status } = planDefaults;

const section = 'Plan';

/** The text of a limit that is not unlimited any more (spec section 5). */
export const defaultLimit = (limit: PlanLimit) => whole.show(planDefaults[limit]);

const number = (limit: PlanLimit) => ({
  section: 'Limits',
  label: planLimitLabels[limit],
  as: 'whole' as const,
  initial: defaultLimit(limit),
  of: (plan: Plan) => whole.show(plan[limit] ?? planDefaults[limit]),
  text: (plan: Plan) => limitText(plan[limit]),
});

const unlimited = (limit: PlanLimit) => ({
  section: 'Limits',
  label: `${planLimitLabels[limit]} ${UNLIMITED}`,
  as: 'switch' as const,
  initial: false,
  of: (plan: Plan) => plan[limit] === null,
});

/** The fields of a plan: name, description and price are required (spec section 5). */
export const planFields: FieldTable<Plan, PlanValues> = {
  name: { section, label: 'Name', required: true, wide: true },
  description: { section, label: 'Description', as: 'paragraph', required: true },
  price: {
    section,
    label: 'Price',
    as: 'amount',
    currency: 'currency',
    required: true,
    of: (plan) => kept(amountIn(plan.currency), plan.price),
    text: priceText,
  },
  currency: {
    section,
    label: 'Currency',
    as: 'choice',
    options: optionsOf(planCurrencies),
    initial: currency,
  },
  duration: {
    section,
    label: 'Duration',
    as: 'choice',
    options: optionsOf(planDurations, planDurationLabels),
    initial: duration,
  },
  status: {
    section,
    label: 'Status',
    as: 'choice',
    options: optionsOf(planStatuses, planStatusLabels),
    initial: status,
  },
  maxProjects: number('maxProjects'),
  maxUsers: number('maxUsers'),
  maxUnits: number('maxUnits'),
  maxProjectsUnlimited: unlimited('maxProjects'),
  maxUsersUnlimited: unlimited('maxUsers'),
  maxUnitsUnlimited: unlimited('maxUnits'),
};

/** The fields of a plan from the values of its form. */
export function toPlanFields(values: PlanValues): PlanFields {
  const { name, description, price, currency, duration, status } = values;
  const limit = (of: PlanLimit) => (values[`${of}Unlimited`] ? null : (meaningOf(whole, values[of]) ?? 0));
  return {
    name,
    description,
    price,
    currency,
    duration,
    status,
    maxProjects: limit('maxProjects'),
    maxUsers: limit('maxUsers'),
    maxUnits: limit('maxUnits'),
  };
}

/**
 * The plan to save: `before` with the values of the form, or a new plan with this id; `by` is the email address of
 * the user.
 */
export function toPlan(values: PlanValues, id: string, before: StoredPlan | null, by: string): StoredPlan {
  const now = new Date().toISOString();
  const stamps = before
    ? { createdBy: before.createdBy, createdAt: before.createdAt, updatedBy: by, updatedAt: now }
    : { createdBy: by, createdAt: now, updatedBy: null, updatedAt: null };
  return { id, ...toPlanFields(values), ...stamps };
}
