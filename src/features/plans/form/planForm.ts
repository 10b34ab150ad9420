import { boolean, type ObjectSchema, object, string } from 'yup';
import type { PlanCurrency, PlanDuration, PlanStatus } from '#src/api/types/plan.ts';
import { choiceName, type FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
import { optionalText, requiredText } from '#src/features/shared/form/rules.ts';
import { optionsOf } from '#src/lib/options.ts';
import {
  planDurationLabels,
  planDurations,
  planLimitLabels,
  planStatuses,
  planStatusLabels,
  UNLIMITED,
} from '../planTexts.ts';
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

/** The fields as the form calls them. */
export const planNames: FieldNames<PlanValues> = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  currency: 'Currency',
  duration: choiceName('Duration', optionsOf(planDurations, planDurationLabels)),
  status: choiceName('Status', optionsOf(planStatuses, planStatusLabels)),
  maxProjects: planLimitLabels.maxProjects,
  maxUsers: planLimitLabels.maxUsers,
  maxUnits: planLimitLabels.maxUnits,
  maxProjectsUnlimited: `${planLimitLabels.maxProjects} ${UNLIMITED}`,
  maxUsersUnlimited: `${planLimitLabels.maxUsers} ${UNLIMITED}`,
  maxUnitsUnlimited: `${planLimitLabels.maxUnits} ${UNLIMITED}`,
};
