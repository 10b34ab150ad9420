import { boolean, type ObjectSchema, object } from 'yup';
import { choiceName, type FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
import { requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import type { Option } from '#src/lib/options.ts';
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

/** The fields as the form calls them. */
export function developerNames(companies: readonly Option[]): FieldNames<DeveloperValues> {
  return {
    name: 'Name',
    emiratesId: 'Emirates ID',
    email: 'Email',
    phoneNumber: 'Phone Number',
    companyId: choiceName('Company', companies),
    isActive: 'Active',
  };
}
