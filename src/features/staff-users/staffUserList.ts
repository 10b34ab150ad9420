import type { StaffRole, StaffStatus, StaffUser } from '#src/api/types/staffUser.ts';
import {
  badgeColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { passwordColumn } from './password/passwordColumn.tsx';

const statuses: readonly StaffStatus[] = ['Active', 'Inactive'];
const roles: readonly StaffRole[] = ['Manager', 'Team Lead', 'team-member'];

/** The list of Blume Management (spec section 2). */
export const staffUserList = describeList<StaffUser>()({
  id: 'staff-users',
  title: 'Blume Management',
  label: 'Staff Users',
  noun: { one: 'user', many: 'users' },
  search: 'Search by name, email or mobile',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      choices: optionsOf(statuses),
      by: 'browser',
      of: ({ status }) => status,
    },
    role: {
      kind: 'choice',
      label: 'Role',
      choices: optionsOf(roles),
      by: 'browser',
      of: ({ role }) => role,
    },
  },
  dialogs: ['add', 'edit', 'details', 'delete'],
  columns: [
    titleColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 190, minWidth: 120 }),
    emailColumn({ id: 'email', header: 'Email', value: ({ email }) => email, width: 240 }),
    phoneColumn({
      id: 'mobile',
      header: 'Phone Number',
      value: ({ mobile }) => mobile,
      searchable: true,
      width: 150,
    }),
    passwordColumn(false),
    textColumn({ id: 'role', header: 'Role', value: ({ role }) => role, width: 120 }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      intent: ({ status }) => activeIntent(status === 'Active'),
      width: 100,
    }),
  ],
});

const maskedColumn = passwordColumn(true);

/** The list with masked passwords. */
export const maskedStaffUserList: typeof staffUserList = {
  ...staffUserList,
  columns: staffUserList.columns.map((column) => (column.id === maskedColumn.id ? maskedColumn : column)),
};
