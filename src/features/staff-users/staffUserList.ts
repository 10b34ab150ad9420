import type { StaffRole, StaffStatus, StaffUser } from '#src/api/types/staffUser.ts';
import {
  badgeColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
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
  nameOf: ({ name }) => name,
  filters: {
    status: choiceFilter('Status', optionsOf(statuses), ({ status }) => status),
    role: choiceFilter('Role', optionsOf(roles), ({ role }) => role),
  },
  dialogs: ['add', 'edit', 'details', 'delete'],
  card: { title: 'name', corner: 'status', lines: ['email', 'mobile', 'password'] },
  columns: [
    titleColumn('name', 'Name'),
    emailColumn('email', 'Email'),
    phoneColumn('mobile', 'Phone Number', { searchable: true }),
    passwordColumn(false),
    textColumn('role', 'Role'),
    badgeColumn('status', 'Status', { intent: ({ status }) => activeIntent(status === 'Active') }),
  ],
});

const maskedColumn = passwordColumn(true);

/** The list with masked passwords. */
export const maskedStaffUserList: typeof staffUserList = {
  ...staffUserList,
  columns: staffUserList.columns.map((column) => (column.id === maskedColumn.id ? maskedColumn : column)),
};
