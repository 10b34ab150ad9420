import type { SupportUser, SupportUserRole, SupportUserStatus } from '#src/api/types/support/user.ts';
import {
  badgeColumn,
  countColumn,
  dateColumn,
  emailColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { activeIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';

const roles: readonly SupportUserRole[] = ['Developer User', 'Landlord User', 'Blume User'];
const statuses: readonly SupportUserStatus[] = ['Active', 'Inactive'];

/** Only developer users have sub-users (spec section 3). */
export function hasSubUsers({ role }: SupportUser): boolean {
  return role === 'Developer User';
}

/** The list of the support portal's User Management (spec section 2). */
export const supportUserList = describeList<SupportUser>()({
  id: 'support-users',
  title: 'User Management',
  label: 'Users',
  noun: { one: 'user', many: 'users' },
  search: 'Search by name, email, mobile or ID',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  filters: {
    role: {
      kind: 'choice',
      label: 'Role',
      choices: optionsOf(roles),
      by: 'browser',
      of: ({ role }) => role,
    },
    status: {
      kind: 'choice',
      label: 'Status',
      choices: optionsOf(statuses),
      by: 'browser',
      of: ({ status }) => status,
    },
  },
  dialogs: ['details', 'sub-users'],
  columns: [
    titleColumn({
      id: 'name',
      header: 'Name',
      value: ({ name }) => name,
      // No column shows the ID.
      searchText: ({ name, id }) => `${name}\n${id}`,
      width: 124,
      minWidth: 120,
    }),
    emailColumn({ id: 'email', header: 'Email', value: ({ email }) => email, width: 138 }),
    phoneColumn({
      id: 'mobile',
      header: 'Mobile',
      value: ({ mobile }) => mobile,
      searchable: true,
      width: 140,
    }),
    textColumn({ id: 'role', header: 'Role', value: ({ role }) => role, width: 124, card: 'line' }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ status }) => status,
      intent: ({ status }) => activeIntent(status === 'Active'),
      width: 88,
    }),
    dateColumn({ id: 'lastLogin', header: 'Last Login', value: ({ lastLogin }) => lastLogin, width: 144 }),
    countColumn({
      id: 'subUsers',
      header: 'Sub-Users',
      value: (user) => (hasSubUsers(user) ? user.subUsers.length : null),
      width: 84,
      opens: 'sub-users',
      opener: {
        name: ({ name, subUsers }) => `${countOf(subUsers.length, 'sub-user', 'sub-users')} of ${name}`,
        opensFor: hasSubUsers,
      },
    }),
  ],
});
