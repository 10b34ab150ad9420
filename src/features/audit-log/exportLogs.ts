import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import type { FileAttempt } from '#src/features/shared/files/attemptFile.ts';
import { type ExportSource, startExport } from '#src/features/shared/list/export/startExport.ts';
import { toExported } from '#src/lib/dates.ts';
import { emptyLayout } from '#src/lib/tableLayout.ts';
import { auditList } from './auditList.ts';

function column(header: string, of: (entry: AuditEntry) => string | null): Column<AuditEntry> {
  return { id: header, header, text: (entry) => of(entry) ?? '' };
}

/** The columns of the audit export, in the order of spec section 7. */
export const logColumns: readonly Column<AuditEntry>[] = [
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

/** Exports entries as CSV (spec section 7): `audit-logs-2026-11-20.csv`. */
export function exportLogs(
  { entries, source }: { readonly entries: readonly AuditEntry[]; readonly source: ExportSource },
  attempt: FileAttempt,
): Promise<void> {
  return startExport(
    {
      format: 'csv',
      name: auditList.title,
      fileName: `audit-logs-${shownDate(Date.now()) ?? ''}`,
      columns: logColumns,
      layout: emptyLayout,
      rows: entries,
      source,
    },
    attempt,
  );
}
