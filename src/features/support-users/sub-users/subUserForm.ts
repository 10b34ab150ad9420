import { type ObjectSchema, object, string } from 'yup';
import type { SupportSubUser, SupportUserStatus } from '#src/api/types/support/user.ts';
import type { FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
import { requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';

/** Values of the form's fields. */
export type SubUserValues = Pick<SupportSubUser, 'name' | 'role' | 'email' | 'status'>;

/** Initial values of the form. */
export function subUserValues({ name, role, email, status }: SupportSubUser): SubUserValues {
  return { name, role, email, status };
}

/** Every field is required; only white space counts as empty. */
export const subUserSchema: ObjectSchema<SubUserValues> = object({
  name: requiredText(),
  role: requiredText(),
  email: requiredEmail(),
  status: string<SupportUserStatus>().required(REQUIRED),
});

/** The fields as the form calls them. */
export const subUserNames: FieldNames<SubUserValues> = {
  name: 'Name',
  role: 'Role',
  email: 'Email',
  status: 'Status',
};
