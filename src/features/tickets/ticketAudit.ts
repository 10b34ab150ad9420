import type { Activity, Ticket } from '#src/api/types/ticket.ts';
import type { AuditChange } from '#src/features/shared/audit/recordAudit.ts';
import { countOf } from '#src/lib/text.ts';
import type { Agents } from './agents.ts';

const category = 'User Management';

function changeOf(
  { ticketId }: Ticket,
  action: string,
  field: string,
  from: string | null,
  to: string | null,
): AuditChange {
  return {
    action,
    category,
    details: `Ticket ${ticketId}: ${field} from ${from ?? 'none'} to ${to ?? 'none'}`,
    resource: { kind: 'tickets', id: ticketId },
    before: { [field]: from },
    after: { [field]: to },
    changes: [{ field, oldValue: from, newValue: to }],
  };
}

/** The record of a reply or a note has its audience and its length, never its text; null for other entries. */
function entryAudit({ ticketId }: Ticket, entry: Activity): AuditChange | null {
  const { type, isInternal, details = '', action } = entry;
  const about = { category, resource: { kind: 'tickets', id: ticketId } } as const;
  if (type === 'attachment')
    return { ...about, action: 'Ticket File Uploaded', details: `Ticket ${ticketId}: ${action}` };
  if (type !== 'comment') return null;
  const [what, audience] = isInternal ? ['internal note', 'staff only'] : ['reply', 'customer and staff'];
  return {
    ...about,
    action: isInternal ? 'Internal Note Added' : 'Ticket Reply Sent',
    details: `Ticket ${ticketId}: ${what}, visible to ${audience}, ${countOf(details.length, 'character', 'characters')}`,
    after: { audience, length: details.length },
  };
}

/** The audit records of a change of a ticket: a new status, a new assignee, a reply, a note, a file. */
export function ticketAudit(
  before: Ticket,
  after: Ticket,
  { nameOf }: Pick<Agents, 'nameOf'>,
): readonly AuditChange[] {
  const { status, assignee } = after;
  const nameIn = (id: string | null) => id && nameOf(id);
  const assigned = assignee === null ? 'Ticket Unassigned' : 'Ticket Assigned';
  return [
    before.status !== status && changeOf(after, 'Ticket Status Changed', 'Status', before.status, status),
    before.assignee !== assignee &&
      changeOf(after, assigned, 'Assignee', nameIn(before.assignee), nameIn(assignee)),
    ...after.activityLog.slice(before.activityLog.length).map((entry) => entryAudit(after, entry)),
  ].filter((change) => change !== false && change !== null);
}
