import type { StaffRole, StaffStatus, StaffUser } from '#src/api/types/staffUser.ts';
import { describeKind } from '#src/features/shared/records/describeKind.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { PASSWORD_LENGTH } from '#src/lib/password.ts';
import { paths } from '#src/lib/paths.ts';

/** The values of the form. */
export type StaffUserValues = Omit<StaffUser, 'id'>;

export const staffStatuses: readonly StaffStatus[] = ['Active', 'Inactive'];
export const staffRoles: readonly StaffRole[] = ['Manager', 'Team Lead', 'team-member'];

/** What a staff user is: its names, and its fields, all required (spec section 5). */
export const staffUserKind = describeKind<StaffUser, StaffUserValues>()(
  {
    id: 'staff-users',
    noun: { one: 'user', many: 'users' },
    path: paths.master.blumeUsers,
    add: 'Add User',
    nameOf: ({ name }) => name,
    statusOf: ({ status }) => ({ label: status, intent: activeIntent(status === 'Active') }),
    confidential: ['password'],
    statuses: staffStatuses.map((status) => ({ label: status, values: { status } })),
    audit: { noun: 'Staff User', category: 'User Management' },
  },
  {
    name: { label: 'Name', required: true, wide: true },
    email: { label: 'Email', as: 'email', required: true },
    mobile: { label: 'Mobile', as: 'tel', required: true },
    password: {
      label: 'Password',
      hint: `${PASSWORD_LENGTH} random letters and digits`,
      required: true,
      wide: true,
    },
    role: { label: 'Role', as: 'choice', options: optionsOf(staffRoles), initial: 'Manager' },
    status: { label: 'Status', as: 'choice', options: optionsOf(staffStatuses), initial: 'Active' },
  },
);
