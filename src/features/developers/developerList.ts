import type { Developer } from '#src/api/types/developer.ts';
import { issueFilter } from '#src/features/shared/dataIssues/issueFilter.ts';
import {
  countColumn,
  dateColumn,
  emailColumn,
  emiratesIdColumn,
  phoneColumn,
  statusColumn,
  textColumn,
  titleColumn,
} from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter } from '#src/features/shared/list/describe/filters.ts';
import { importedFilter } from '#src/features/shared/list/importing/imported.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { activeLabel } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';
import { countOf } from '#src/lib/text.ts';
import { developerKind } from './developer.ts';
import { issueLabels } from './issues/issueLabels.ts';

const statuses = ['active', 'inactive'] as const;

/** The list of Developer Management (spec section 2). */
export const developerList = describeList<Developer>()({
  ...developerKind,
  title: 'Developer Management',
  search: 'Search by name or email',
  filters: {
    status: choiceFilter(
      'Status',
      optionsOf(statuses, { active: activeLabel(true), inactive: activeLabel(false) }),
      ({ isActive, statusWord }) => statusWord ?? (isActive ? 'active' : 'inactive'),
    ),
    lastLogin: dateFilter('Last Login', ({ lastLogin }) => lastLogin, true),
    company: {
      type: 'reference',
      label: 'Company',
      of: ({ companyId }) => companyId,
      nameOf: ({ companyName }) => companyName ?? '',
    },
    imported: importedFilter(developerKind.id, ({ email }) => email),
    attention: issueFilter(
      issueLabels,
      async () => (await import('./issues/developerIssues.ts')).findDevelopers,
    ),
  },
  dialogs: ['add', 'import', 'edit', 'details', 'sub-users', 'compare', 'delete'],
  allFields: developerKind.fields,
  card: { title: 'name', corner: 'status', lines: ['email', 'phoneNumber', 'company'] },
  columns: [
    titleColumn('name', 'Name', { value: ({ name }) => name }),
    textColumn('company', 'Company', {
      ch: 15,
      grows: true,
      value: ({ companyName }) => companyName,
      names: refersTo('companies', ({ companyId }) => companyId),
    }),
    emailColumn('email', 'Email', { value: ({ email }) => email }),
    phoneColumn('phoneNumber', 'Phone Number', { value: ({ phoneNumber }) => phoneNumber }),
    emiratesIdColumn('emiratesId', 'Emirates Id', { value: ({ emiratesId }) => emiratesId }),
    statusColumn(developerKind),
    dateColumn('lastLogin', 'Last Login', { value: ({ lastLogin }) => lastLogin }),
    countColumn('subUsers', 'Sub-Users', {
      value: ({ subUsers }) => subUsers.length,
      opens: 'sub-users',
      opener: {
        name: ({ name, subUsers }) => `${countOf(subUsers.length, 'sub-user', 'sub-users')} of ${name}`,
        disabled: ({ subUsers }) => subUsers.length === 0,
      },
    }),
  ],
});
