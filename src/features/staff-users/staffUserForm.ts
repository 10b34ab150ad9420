import { type ObjectSchema, object, string } from 'yup';
import type { StaffRole, StaffStatus, StaffUser } from '#src/api/types/staffUser.ts';
import type { FieldNames } from '#src/features/shared/form/merge/fieldNames.ts';
import { requiredEmail, requiredText } from '#src/features/shared/form/rules.ts';
import { REQUIRED } from '#src/features/shared/form/saveProblem.ts';
import { PASSWORD_MASK } from './password/passwordMask.ts';

/** The values of the form. */
export type StaffUserValues = Omit<StaffUser, 'id'>;

/** The form values of an existing staff user, or of a new one with `newPassword`. */
export function staffUserValues(user: StaffUser | null, newPassword: string): StaffUserValues {
  return {
    name: user?.name ?? '',
    email: user?.email ?? '',
    mobile: user?.mobile ?? '',
    password: user?.password ?? newPassword,
    role: user?.role ?? 'Manager',
    status: user?.status ?? 'Active',
  };
}

/** The rules of spec section 5; white space alone is empty. */
export const staffUserSchema: ObjectSchema<StaffUserValues> = object({
  name: requiredText(),
  email: requiredEmail(),
  mobile: requiredText(),
  password: requiredText(),
  role: string<StaffRole>().required(REQUIRED),
  status: string<StaffStatus>().required(REQUIRED),
});

/** The fields as the form calls them; hidden passwords are masked. */
export function staffUserNames(passwordsHidden: boolean): FieldNames<StaffUserValues> {
  return {
    name: 'Name',
    email: 'Email',
    mobile: 'Mobile',
    password: passwordsHidden ? { label: 'Password', text: () => PASSWORD_MASK } : 'Password',
    role: 'Role',
    status: 'Status',
  };
}
