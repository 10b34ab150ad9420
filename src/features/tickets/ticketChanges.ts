import type { Activity, Ticket, TicketStatus } from '#src/api/types/ticket.ts';

/** Name of the user who changes a ticket, and the time (ISO 8601). */
export interface By {
  readonly actor: string;
  readonly at: string;
}

type Entry = Pick<Activity, 'type' | 'action' | 'details' | 'isInternal'>;

/** The ticket with one more entry in its trail. Entries are never removed, so the length gives a unique id. */
function withEntry(ticket: Ticket, { actor, at }: By, entry: Entry): Ticket {
  const { activityLog } = ticket;
  const id = `${ticket.id} activity ${activityLog.length + 1}`;
  return {
    ...ticket,
    activityLog: [...activityLog, { id, actor, timestamp: at, ...entry }],
    lastUpdate: at,
  };
}

/** Adds a comment or an internal note, with the text as it was typed. */
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

/** Adds an uploaded file. */
export function withAttachment(ticket: Ticket, name: string, content: Blob, by: By): Ticket {
  const { attachments } = ticket;
  const id = `${ticket.id} attachment ${attachments.length + 1}`;
  const attachment = { id, name, size: content.size, uploadedBy: by.actor, uploadedAt: by.at, content };
  return withEntry({ ...ticket, attachments: [...attachments, attachment] }, by, {
    type: 'attachment',
    action: `uploaded ${name}`,
  });
}
