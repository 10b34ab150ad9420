import type { StaffUser } from '#src/api/types/staffUser.ts';
import {
  emailColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { optionsOf } from '#src/lib/options.ts';
import { passwordColumn } from './password/passwordColumn.tsx';
import { staffRoles, staffStatuses, staffUserKind } from './staffUser.ts';

/** The list of Blume Management (spec section 2). */
export const staffUserList = describeList<StaffUser>()({
  ...staffUserKind,
  title: 'Blume Management',
  label: 'Staff Users',
  search: 'Search by name, email or mobile',
  filters: {
    status: choiceFilter('Status', optionsOf(staffStatuses), ({ status }) => status),
    role: choiceFilter('Role', optionsOf(staffRoles), ({ role }) => role),
  },
  dialogs: ['add', 'edit', 'details', 'delete'],
  card: { title: 'name', corner: 'status', lines: ['email', 'mobile', 'password'] },
  columns: [
    titleColumn('name', 'Name', { value: ({ name }) => name }),
    emailColumn('email', 'Email', { value: ({ email }) => email }),
    phoneColumn('mobile', 'Phone Number', { value: ({ mobile }) => mobile, searchable: true }),
    passwordColumn(false),
    textColumn('role', 'Role', { value: ({ role }) => role }),
    statusColumn(staffUserKind),
  ],
});

const maskedColumn = passwordColumn(true);

/** The list with masked passwords. */
export const maskedStaffUserList: typeof staffUserList = {
  ...staffUserList,
  columns: staffUserList.columns.map((column) => (column.id === maskedColumn.id ? maskedColumn : column)),
};
