import type { AuditEntry } from '#src/api/types/auditEntry.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { toExported } from '#src/lib/dates.ts';

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
  column('Resource ID', ({ resourceId }) => resourceId),
  column('IP Address', ({ ipAddress }) => ipAddress),
  column('User Agent', ({ userAgent }) => userAgent),
  column('Portal', ({ portal }) => portal),
  column('Session ID', ({ sessionId }) => sessionId),
];
