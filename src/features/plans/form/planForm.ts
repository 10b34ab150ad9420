import { boolean, type ObjectSchema, object, string } from 'yup';
import type { PlanCurrency, PlanDuration, PlanStatus } from '#src/api/types/plan.ts';
import { optionalText, requiredText } from '#src/features/shared/form/rules.ts';
import type { PlanValues } from './planValues.ts';

/** The rules of spec section 5: name, description and price are required. */
export const planSchema: ObjectSchema<PlanValues> = object({
  name: requiredText(),
  description: requiredText(),
  price: requiredText(),
  currency: string<PlanCurrency>().defined(),
  duration: string<PlanDuration>().defined(),
  status: string<PlanStatus>().defined(),
  maxProjects: optionalText(),
  maxUsers: optionalText(),
  maxUnits: optionalText(),
  maxProjectsUnlimited: boolean().defined(),
  maxUsersUnlimited: boolean().defined(),
  maxUnitsUnlimited: boolean().defined(),
});
