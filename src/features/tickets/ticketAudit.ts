import type { Ticket } from '#src/api/types/ticket.ts';
import type { AuditChange } from '#src/features/shared/audit/recordAudit.ts';

function changeOf(
  ticketId: string,
  action: string,
  field: string,
  from: string | null,
  to: string | null,
): AuditChange {
  return {
    action,
    category: 'User Management',
    details: `Ticket ${ticketId}: ${field} from ${from ?? 'none'} to ${to ?? 'none'}`,
    resourceId: ticketId,
    before: { [field]: from },
    after: { [field]: to },
    changes: [{ field, oldValue: from, newValue: to }],
  };
}

/** The audit record of a change from `before`; null if neither status nor assignee has changed. */
export function ticketAudit(before: Ticket, after: Ticket): AuditChange | null {
  const { ticketId, status, assignee } = after;
  if (before.status !== status) {
    return changeOf(ticketId, 'Ticket Status Changed', 'Status', before.status, status);
  }
  if (before.assignee === assignee) return null;
  return changeOf(
    ticketId,
    assignee === null ? 'Ticket Unassigned' : 'Ticket Assigned',
    'Assignee',
    before.assignee,
    assignee,
  );
}
