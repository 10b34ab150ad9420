import type { Plan } from '#src/api/types/plan.ts';
import { type PlanValues, toPlanFields } from './planValues.ts';

/** The other fields of a new plan, which no company uses yet; the store sets user and time. */
const unused = {
  totalUsers: 0,
  createdBy: '',
  createdAt: '',
  updatedBy: null,
  updatedAt: null,
  deletedBy: null,
  deletedAt: null,
} as const;

/** The plan to save: `before` with the values of the form, or a new plan with this id. */
export function toPlan(values: PlanValues, before: Plan | null, id: string): Plan {
  return { ...(before ?? unused), ...toPlanFields(values), id };
}
