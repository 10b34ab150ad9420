import type { AuditCategory, AuditEntry, AuditPortal } from '#src/api/types/auditEntry.ts';
import { badgeColumn, dateColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList, type ExportColumn } from '#src/features/shared/list/describe/description.ts';
import { choiceFilter, dateFilter, recordChoiceFilter } from '#src/features/shared/list/describe/filters.ts';
import { refersTo } from '#src/features/shared/records/recordKind.ts';
import { toExported } from '#src/lib/dates.ts';
import { optionsOf } from '#src/lib/options.ts';
import { refKey } from '#src/lib/recordUrl.ts';
import { ActionCell } from './ActionCell.tsx';
import { auditEntryKind, resultIntents, resultLabels } from './auditEntry.ts';

const categories: readonly AuditCategory[] = [
  'Authentication',
  'Developer Management',
  'User Management',
  'Billing',
  'Project Management',
];

const portals: readonly AuditPortal[] = ['Blume Master', 'Developer Portal', 'Investor Portal'];

/** The name of an entry: `User Login by Sara Khalil, AUD-0067`. The id makes it unique. */
export function entryName({ action, user, id }: AuditEntry): string {
  return `${action} by ${user}, ${id}`;
}

/** A text filter behind `Filter`. A text in quotes must match exactly. */
function text(label: string, of: (entry: AuditEntry) => string | null) {
  return {
    type: 'text',
    label,
    placeholder: label,
    more: true,
    quotable: true,
    of: (entry: AuditEntry) => of(entry) ?? '',
  } as const;
}

/** The kinds of the records that entries are about, as far as the master portal lists them. */
const resourceKinds = [
  'companies',
  'developers',
  'investors',
  'staff-users',
  'developer-plans',
  'investor-plans',
  'company-subscriptions',
  'investor-subscriptions',
  'tickets',
  'reports',
] as const;

function column(header: string, of: (entry: AuditEntry) => string | null): ExportColumn<AuditEntry> {
  return { header, text: (entry) => of(entry) ?? '' };
}

/** The columns of the export, in the order of spec section 7. */
const logColumns: readonly ExportColumn<AuditEntry>[] = [
  column('Timestamp', ({ timestamp }) => toExported(timestamp)),
  column('User', ({ user }) => user),
  column('Action', ({ action }) => action),
  column('Details', ({ details }) => details),
  column('Category', ({ category }) => category),
  column('Result', ({ result }) => result),
  column('Error Message', ({ errorMessage }) => errorMessage),
  column('Resource ID', ({ resource }) => resource?.id ?? null),
  column('IP Address', ({ ipAddress }) => ipAddress),
  column('User Agent', ({ userAgent }) => userAgent),
  column('Portal', ({ portal }) => portal),
  column('Session ID', ({ sessionId }) => sessionId),
];

/** The list of Audit Logs (spec section 2). */
export const auditList = describeList<AuditEntry>()({
  ...auditEntryKind,
  title: 'Audit Logs',
  label: 'Audit Trail',
  search: 'Search by user, action or details',
  nameOf: entryName,
  pageSize: 10,
  file: { name: 'audit-logs', button: 'Export Logs', columns: logColumns },
  filters: {
    date: dateFilter('Date', ({ timestamp }) => timestamp),
    user: recordChoiceFilter('User', ({ user }) => user),
    staff: {
      type: 'reference',
      label: 'Staff User',
      of: ({ staffId }: AuditEntry) => staffId ?? '',
      nameOf: ({ user }: AuditEntry) => user,
    },
    record: {
      type: 'reference',
      label: 'Record',
      of: ({ resource }: AuditEntry) => resource && refKey(resource),
      nameOf: ({ resource }: AuditEntry) => resource?.id ?? '',
    },
    action: recordChoiceFilter('Action', ({ action }) => action),
    category: choiceFilter('Category', optionsOf(categories), ({ category }) => category),
    result: choiceFilter(
      'Result',
      optionsOf(['success', 'failed', 'pending'], resultLabels),
      ({ result }) => result,
    ),
    portal: { ...choiceFilter('Portal', optionsOf(portals), ({ portal }) => portal), more: true },
    resource: text('Resource ID', ({ resource }) => resource?.id ?? null),
    ip: text('IP Address', ({ ipAddress }) => ipAddress),
    agent: text('User Agent', ({ userAgent }) => userAgent),
    error: text('Error Message', ({ errorMessage }) => errorMessage),
  },
  dialogs: ['details'],
  card: { title: 'action', corner: 'result', lines: ['timestamp', 'user'] },
  columns: [
    dateColumn('timestamp', 'Timestamp', {
      value: ({ timestamp }) => timestamp,
      hideable: false,
      tone: 'main',
    }),
    textColumn('user', 'User', {
      value: ({ user }) => user,
      searchable: true,
      names: refersTo('staff-users', ({ staffId }) => staffId),
    }),
    textColumn('action', 'Action', {
      value: ({ action }) => action,
      searchable: true,
      searchText: ({ action, details }) => `${action}\n${details}`,
      cell: ActionCell,
      // With the badge of a record of this session.
      ch: 20,
      grows: true,
    }),
    badgeColumn('result', 'Result', {
      value: ({ result }) => resultLabels[result],
      intent: ({ result }) => resultIntents[result],
    }),
    textColumn('resource', 'Resource ID', {
      value: ({ resource }) => resource?.id ?? null,
      names: { kinds: resourceKinds, of: ({ resource }) => resource },
      tone: 'muted',
      numeric: true,
      ch: 17,
    }),
    textColumn('ip', 'IP Address', {
      value: ({ ipAddress }) => ipAddress,
      tone: 'muted',
      numeric: true,
      ch: 13,
    }),
    textColumn('portal', 'Portal', { value: ({ portal }) => portal }),
    textColumn('category', 'Category', { value: ({ category }) => category, ch: 18 }),
  ],
});
