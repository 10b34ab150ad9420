import type { Plan } from '#src/api/types/plan.ts';
import { parseWhole } from '#src/components/NumberInput/wholeNumber.ts';
import { trimTexts } from '#src/features/shared/form/formValues.ts';
import type { PlanLimit } from '../planTexts.ts';

/** What a person decides about a plan; the rest is counted or noted by the store. */
export type PlanFields = Pick<
  Plan,
  'name' | 'description' | 'price' | 'currency' | 'duration' | 'status' | PlanLimit
>;

/** Names the value that says whether a limit is unlimited. */
export type UnlimitedName<Limit extends PlanLimit = PlanLimit> = `${Limit}Unlimited`;

/** What the form holds while it is typed in: a limit is a text, with a box that puts it out of force. */
export type PlanValues = Omit<PlanFields, PlanLimit> &
  Readonly<Record<PlanLimit, string>> &
  Readonly<Record<UnlimitedName, boolean>>;

/** What a new plan begins with, and what a limit is reset to (spec section 9). */
export const planDefaults: PlanFields = {
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

/** A typed limit as a whole number of at least 0; what is no number counts as 0 (spec section 5). */
export function toLimit(text: string): number {
  return Math.max(0, parseWhole(text) ?? 0);
}

/** The form of a new plan, or of an existing one. */
export function planValues(plan: PlanFields | null): PlanValues {
  const { maxProjects, maxUsers, maxUnits, ...fields } = plan ?? planDefaults;
  return {
    name: fields.name,
    description: fields.description,
    price: fields.price,
    currency: fields.currency,
    duration: fields.duration,
    status: fields.status,
    maxProjects: String(maxProjects ?? planDefaults.maxProjects),
    maxUsers: String(maxUsers ?? planDefaults.maxUsers),
    maxUnits: String(maxUnits ?? planDefaults.maxUnits),
    maxProjectsUnlimited: maxProjects === null,
    maxUsersUnlimited: maxUsers === null,
    maxUnitsUnlimited: maxUnits === null,
  };
}

/** What the form says about the plan. */
export function toPlanFields(values: PlanValues): PlanFields {
  const { name, description, price, currency, duration, status } = trimTexts(values);
  const limit = (of: PlanLimit) => (values[`${of}Unlimited`] ? null : toLimit(values[of]));
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
