import type { Plan } from '#src/api/types/plan.ts';
import { type PlanValues, toPlanFields } from './planValues.ts';

/** A plan that is used by no company yet; the store notes who made it. */
const unused = {
  totalUsers: 0,
  createdBy: '',
  createdAt: '',
  updatedBy: null,
  updatedAt: null,
  deletedBy: null,
  deletedAt: null,
} as const;

/** The plan the form describes: `before` with the typed values, or a new one. */
export function toPlan(values: PlanValues, before: Plan | null, id: string): Plan {
  return { ...(before ?? unused), ...toPlanFields(values), id };
}
