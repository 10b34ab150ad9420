import type { SupportSubUser } from '#src/api/types/support/user.ts';
import type { FieldTable } from '#src/features/shared/form/table/fieldTable.ts';
import { supportUserList } from '../supportUserList.ts';

/** Values of the form's fields. */
export type SubUserValues = Pick<SupportSubUser, 'name' | 'role' | 'email' | 'status'>;

const { status } = supportUserList.filters;

/** The fields of a sub-user, all required. */
export const subUserFields: FieldTable<SupportSubUser, SubUserValues> = {
  name: { label: 'Name', required: true },
  role: { label: 'Role', required: true },
  email: { label: 'Email', as: 'email', required: true },
  status: {
    label: status.label,
    as: 'choice',
    options: status.choices,
    required: true,
    initial: 'Active',
  },
};
