import type { AuditCategory, AuditEntry, AuditPortal, AuditResult } from '#src/api/types/auditEntry.ts';
import { badgeColumn, dateColumn, textColumn } from '#src/features/shared/list/describe/columns.tsx';
import { describeList } from '#src/features/shared/list/describe/description.ts';
import type { LabelIntent } from '#src/lib/labels.ts';
import { optionsOf } from '#src/lib/options.ts';

const categories: readonly AuditCategory[] = [
  'Authentication',
  'Developer Management',
  'User Management',
  'Billing',
  'Project Management',
];

/** Labels of the results (spec section 4). */
export const resultLabels: Readonly<Record<AuditResult, string>> = {
  success: 'Success',
  failed: 'Failed',
  pending: 'Pending',
};

export const resultIntents: Readonly<Record<AuditResult, LabelIntent>> = {
  success: 'success',
  failed: 'danger',
  pending: 'warning',
};

const portals: readonly AuditPortal[] = ['Blume Master', 'Developer Portal', 'Investor Portal'];

/** The name of an entry: `User Login by Sara Khalil, AUD-0067`. The id makes it unique. */
export function entryName({ action, user, id }: AuditEntry): string {
  return `${action} by ${user}, ${id}`;
}

/** A text filter. A text in quotes must match exactly, which the pivots use. `more` puts it under More filters. */
function text(label: string, of: (entry: AuditEntry) => string | null, more = false) {
  return {
    kind: 'text',
    label,
    placeholder: label,
    more,
    quotable: true,
    by: 'browser',
    of: (entry: AuditEntry) => of(entry) ?? '',
  } as const;
}

/** The list of Audit Logs (spec section 2). User, Session ID and instants in Date exist for the pivots. */
export const auditList = describeList<AuditEntry>()({
  id: 'audit-logs',
  title: 'Audit Logs',
  label: 'Audit Trail',
  noun: { one: 'record', many: 'records' },
  search: 'Search by user, action or details',
  idOf: ({ id }) => id,
  nameOf: entryName,
  paging: { by: 'browser', pageSize: 10 },
  filters: {
    category: {
      kind: 'choice',
      label: 'Category',
      choices: optionsOf(categories),
      by: 'browser',
      of: ({ category }) => category,
    },
    result: {
      kind: 'choice',
      label: 'Result',
      choices: optionsOf(['success', 'failed', 'pending'], resultLabels),
      by: 'browser',
      of: ({ result }) => result,
    },
    portal: {
      kind: 'choice',
      label: 'Portal',
      choices: optionsOf(portals),
      by: 'browser',
      of: ({ portal }) => portal,
    },
    resource: text('Resource ID', ({ resourceId }) => resourceId),
    ip: text('IP Address', ({ ipAddress }) => ipAddress),
    agent: text('User Agent', ({ userAgent }) => userAgent),
    error: text('Error Message', ({ errorMessage }) => errorMessage),
    user: text('User', ({ user }) => user, true),
    session: text('Session ID', ({ sessionId }) => sessionId, true),
    date: { kind: 'dates', label: 'Date', more: true, by: 'browser', of: ({ timestamp }) => timestamp },
  },
  dialogs: ['details'],
  columns: [
    dateColumn({
      id: 'timestamp',
      header: 'Timestamp',
      value: ({ timestamp }) => timestamp,
      width: 148,
      hideable: false,
      pinned: 'start',
      tone: 'main',
      card: 'line',
    }),
    textColumn({
      id: 'user',
      header: 'User',
      value: ({ user }) => user,
      searchable: true,
      width: 190,
      card: 'line',
    }),
    textColumn({
      id: 'action',
      header: 'Action',
      value: ({ action }) => action,
      searchable: true,
      searchText: ({ action, details }) => `${action}\n${details}`,
      width: 200,
      card: 'title',
    }),
    badgeColumn({
      id: 'result',
      header: 'Result',
      value: ({ result }) => resultLabels[result],
      intent: ({ result }) => resultIntents[result],
      width: 100,
    }),
    textColumn({
      id: 'resource',
      header: 'Resource ID',
      value: ({ resourceId }) => resourceId,
      width: 130,
      tone: 'muted',
      numeric: true,
    }),
    textColumn({
      id: 'ip',
      header: 'IP Address',
      value: ({ ipAddress }) => ipAddress,
      width: 130,
      tone: 'muted',
      numeric: true,
    }),
    textColumn({ id: 'portal', header: 'Portal', value: ({ portal }) => portal, width: 132 }),
    textColumn({ id: 'category', header: 'Category', value: ({ category }) => category, width: 172 }),
  ],
});

/** The values of the filters of the audit log. */
export type AuditFilters = Readonly<Record<keyof typeof auditList.filters, string>>;
