import type { StaffUser } from '#src/api/types/staffUser.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { PASSWORD_LENGTH } from '#src/lib/password.ts';
import { staffUserList } from './staffUserList.ts';

/** The values of the form. */
export type StaffUserValues = Omit<StaffUser, 'id'>;

const { role, status } = staffUserList.filters;

/** The fields of a staff user, all required (spec section 5). */
export const staffUserFields: FieldTable<StaffUser, StaffUserValues> = {
  name: { label: 'Name', required: true, wide: true },
  email: { label: 'Email', as: 'email', required: true },
  mobile: { label: 'Mobile', as: 'tel', required: true },
  password: {
    label: 'Password',
    hint: `${PASSWORD_LENGTH} random letters and digits`,
    required: true,
    wide: true,
  },
  role: { label: role.label, as: 'choice', options: role.choices, initial: 'Manager' },
  status: { label: status.label, as: 'choice', options: status.choices, initial: 'Active' },
};
