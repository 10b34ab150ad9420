import type { SupportUser, SupportUserRole, SupportUserStatus } from '#src/api/types/support/user.ts';
import {
  countColumn,
  dateColumn,
  emailColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter } from '#src/features/shared/list/describe/filters.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';
import { supportUserKind } from './supportUser.ts';

const roles: readonly SupportUserRole[] = ['Developer User', 'Landlord User', 'Blume User'];
const statuses: readonly SupportUserStatus[] = ['Active', 'Inactive'];

/** Only developer users have sub-users (spec section 3). */
export function hasSubUsers({ role }: SupportUser): boolean {
  return role === 'Developer User';
}

/** The list of the support portal's User Management (spec section 2). */
export const supportUserList = describeList<SupportUser>()({
  ...supportUserKind,
  title: 'User Management',
  search: 'Search by name, email, mobile or ID',
  filters: {
    role: choiceFilter('Role', optionsOf(roles), ({ role }) => role),
    status: choiceFilter('Status', optionsOf(statuses), ({ status }) => status),
    company: {
      type: 'reference',
      label: 'Company',
      of: ({ companyId }) => companyId,
      nameOf: ({ companyName }) => companyName ?? '',
    },
    lastLogin: dateFilter('Last Login', ({ lastLogin }) => lastLogin, true),
  },
  dialogs: ['details', 'sub-users'],
  card: { title: 'name', corner: 'status', lines: ['email', 'mobile', 'role'] },
  columns: [
    titleColumn('name', 'Name', { value: ({ name }) => name }),
    emailColumn('email', 'Email', { value: ({ email }) => email }),
    phoneColumn('mobile', 'Mobile', { value: ({ mobile }) => mobile, searchable: true }),
    textColumn('role', 'Role', { value: ({ role }) => role }),
    statusColumn(supportUserKind),
    dateColumn('lastLogin', 'Last Login', { value: ({ lastLogin }) => lastLogin }),
    countColumn('subUsers', 'Sub-Users', {
      value: (user) => (hasSubUsers(user) ? user.subUsers.length : null),
      opens: 'sub-users',
      opener: {
        name: ({ name, subUsers }) => `${countOf(subUsers.length, 'sub-user', 'sub-users')} of ${name}`,
        opensFor: hasSubUsers,
      },
    }),
  ],
});
