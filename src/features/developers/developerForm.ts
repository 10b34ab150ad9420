import { boolean, type ObjectSchema, object } from 'yup';
import { requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import type { DeveloperValues } from './developerValues.ts';

/** The rules of spec section 5; only white space counts as empty. */
export const developerSchema: ObjectSchema<DeveloperValues> = object({
  name: requiredText(),
  emiratesId: requiredText(),
  email: requiredEmail(),
  phoneNumber: requiredText(),
  companyId: requiredText(),
  isActive: boolean().required(REQUIRED),
});
