import type { Developer } from '#src/api/types/developer.ts';
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
import { activeIntent, activeLabel } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';

const statuses = ['active', 'inactive'] as const;

/** The list of Developer Management (spec section 2). */
export const developerList = describeList<Developer>()({
  id: 'developers',
  title: 'Developer Management',
  label: 'Developers',
  noun: { one: 'developer', many: 'developers' },
  search: 'Search by name or email',
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      choices: optionsOf(statuses, { active: activeLabel(true), inactive: activeLabel(false) }),
      by: 'browser',
      of: ({ isActive }) => (isActive ? 'active' : 'inactive'),
    },
  },
  dialogs: ['add', 'edit', 'details', 'sub-users', 'delete'],
  columns: [
    titleColumn({ id: 'name', header: 'Name', value: ({ name }) => name, width: 142 }),
    textColumn({
      id: 'company',
      header: 'Company',
      value: ({ companyName }) => companyName,
      width: 190,
      card: 'line',
    }),
    emailColumn({ id: 'email', header: 'Email', value: ({ email }) => email, width: 224 }),
    phoneColumn({
      id: 'phoneNumber',
      header: 'Phone Number',
      value: ({ phoneNumber }) => phoneNumber,
      width: 143,
    }),
    textColumn({
      id: 'emiratesId',
      header: 'Emirates Id',
      value: ({ emiratesId }) => emiratesId,
      width: 173,
      tone: 'muted',
      numeric: true,
      digits: 18,
    }),
    badgeColumn({
      id: 'status',
      header: 'Status',
      value: ({ isActive }) => activeLabel(isActive),
      intent: ({ isActive }) => activeIntent(isActive),
      width: 92,
    }),
    dateColumn({ id: 'lastLogin', header: 'Last Login', value: ({ lastLogin }) => lastLogin, width: 143 }),
    countColumn({
      id: 'subUsers',
      header: 'Sub-Users',
      value: ({ subUsers }) => subUsers.length,
      width: 85,
      opens: 'sub-users',
      opener: {
        as: 'button',
        name: ({ name, subUsers }) => `${countOf(subUsers.length, 'sub-user', 'sub-users')} of ${name}`,
        disabled: ({ subUsers }) => subUsers.length === 0,
      },
    }),
  ],
});
