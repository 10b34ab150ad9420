import type { Activity, Ticket, TicketStatus } from '#src/api/types/ticket.ts';

/** Who changes a ticket, and when (ISO 8601). */
export interface By {
  readonly actor: string;
  readonly at: string;
}

type Entry = Pick<Activity, 'type' | 'action' | 'details' | 'isInternal'>;

/** The ticket with one more entry in its trail; nothing is ever taken out of it, so its length numbers the next. */
function withEntry(ticket: Ticket, { actor, at }: By, entry: Entry): Ticket {
  const { activityLog } = ticket;
  const id = `${ticket.id} activity ${activityLog.length + 1}`;
  return {
    ...ticket,
    activityLog: [...activityLog, { id, actor, timestamp: at, ...entry }],
    lastUpdate: at,
  };
}

/** A comment, or a note that staff alone reads; its text as it was typed. */
export function withComment(ticket: Ticket, text: string, isInternal: boolean, by: By): Ticket {
  const action = isInternal ? 'added an internal note' : 'added a comment';
  return withEntry(ticket, by, { type: 'comment', action, details: text, isInternal });
}

export function withStatus(ticket: Ticket, status: TicketStatus, by: By): Ticket {
  const action = `changed the status from ${ticket.status} to ${status}`;
  return withEntry({ ...ticket, status }, by, { type: 'status_change', action });
}

export function withAssignee(ticket: Ticket, assignee: string, by: By): Ticket {
  const action =
    ticket.assignee === null
      ? `assigned the ticket to ${assignee}`
      : `assigned the ticket to ${assignee}, before to ${ticket.assignee}`;
  return withEntry({ ...ticket, assignee }, by, { type: 'assignment', action });
}

/** A file of this tab, with its bytes. */
export function withAttachment(ticket: Ticket, name: string, content: Blob, by: By): Ticket {
  const { attachments } = ticket;
  const id = `${ticket.id} attachment ${attachments.length + 1}`;
  const attachment = { id, name, size: content.size, uploadedBy: by.actor, uploadedAt: by.at, content };
  return withEntry({ ...ticket, attachments: [...attachments, attachment] }, by, {
    type: 'attachment',
    action: `uploaded ${name}`,
  });
}
