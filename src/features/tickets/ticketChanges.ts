import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type { Activity, Ticket, TicketStatus } from '#src/api/types/ticket.ts';

type Entry = Pick<Activity, 'type' | 'action' | 'details' | 'isInternal'>;

/** The ticket with one more entry in its trail. Entries are never removed, so the length gives a unique id. */
function withEntry(ticket: Ticket, { by, at }: ChangeStamp, entry: Entry): Ticket {
  const { activityLog } = ticket;
  const id = `${ticket.id} activity ${activityLog.length + 1}`;
  return {
    ...ticket,
    activityLog: [...activityLog, { id, actor: by, timestamp: at, ...entry }],
    lastUpdate: at,
  };
}

/** Adds a comment or an internal note, with the text as it was typed. */
export function withComment(ticket: Ticket, text: string, isInternal: boolean, stamp: ChangeStamp): Ticket {
  const action = isInternal ? 'added an internal note' : 'added a comment';
  return withEntry(ticket, stamp, { type: 'comment', action, details: text, isInternal });
}

export function withStatus(ticket: Ticket, status: TicketStatus, stamp: ChangeStamp): Ticket {
  const action = `changed the status from ${ticket.status} to ${status}`;
  return withEntry({ ...ticket, status }, stamp, { type: 'status_change', action });
}

/** The entry of a new assignee; null takes the ticket from its assignee, which only Undo does. */
function assignment(before: string | null, assignee: string | null): string {
  if (assignee === null) return `took the ticket from ${before ?? 'no one'}`;
  return before === null
    ? `assigned the ticket to ${assignee}`
    : `assigned the ticket to ${assignee}, before to ${before}`;
}

export function withAssignee(ticket: Ticket, assignee: string | null, stamp: ChangeStamp): Ticket {
  const action = assignment(ticket.assignee, assignee);
  return withEntry({ ...ticket, assignee }, stamp, { type: 'assignment', action });
}

/** Adds an uploaded file. */
export function withAttachment(ticket: Ticket, name: string, content: Blob, stamp: ChangeStamp): Ticket {
  const { attachments } = ticket;
  const id = `${ticket.id} attachment ${attachments.length + 1}`;
  const attachment = { id, name, size: content.size, uploadedBy: stamp.by, uploadedAt: stamp.at, content };
  return withEntry({ ...ticket, attachments: [...attachments, attachment] }, stamp, {
    type: 'attachment',
    action: `uploaded ${name}`,
  });
}
