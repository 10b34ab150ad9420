import type { ChangeStamp } from '#src/api/types/changeStamp.ts';
import type { Activity, Ticket, TicketStatus } from '#src/api/types/ticket.ts';
import { fileNameText, filesApart } from '#src/lib/fileName.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { Agents } from './agents.ts';
import type { TicketDraft } from './details/ticketDraft.ts';

/** Who changes a ticket, when, and what agents are called. */
export interface TicketStamp extends ChangeStamp {
  readonly staffId: string;
  readonly nameOf: Agents['nameOf'];
}

type Entry = Pick<Activity, 'type' | 'action' | 'details' | 'isInternal'>;

/** The ticket with one more entry in its trail. Entries are never removed, so the length gives a unique id. */
function withEntry(ticket: Ticket, { by, at, staffId }: TicketStamp, entry: Entry): Ticket {
  const { activityLog } = ticket;
  const id = `${ticket.id} activity ${activityLog.length + 1}`;
  return {
    ...ticket,
    activityLog: [...activityLog, { id, actor: by, staffId, timestamp: at, ...entry }],
    lastUpdate: at,
  };
}

const statusAction = (from: TicketStatus, to: TicketStatus) => `changed the status from ${from} to ${to}`;

/** The files under names that no file of the ticket has. */
function namedFor({ attachments }: Pick<Ticket, 'attachments'>, files: readonly File[]): readonly File[] {
  return filesApart(
    files,
    attachments.map(({ name }) => name),
  );
}

/** The name under which a file would be one of the ticket's. */
export function fileNameIn(ticket: Pick<Ticket, 'attachments'>, file: File): string {
  return namedFor(ticket, [file])[0]?.name ?? file.name;
}

/** The ticket with these files; those of an internal note are for staff only. */
function withFiles(
  ticket: Ticket,
  files: readonly File[],
  { by, at }: TicketStamp,
  isInternal = false,
): Ticket {
  const added = files.map((content, index) => ({
    id: `${ticket.id} attachment ${ticket.attachments.length + index + 1}`,
    name: content.name,
    size: content.size,
    uploadedBy: by,
    uploadedAt: at,
    content,
    isInternal,
  }));
  return { ...ticket, attachments: [...ticket.attachments, ...added] };
}

/** Adds a comment or an internal note, with the text as it was typed and its files. Another status is set in the same entry. */
export function withComment(ticket: Ticket, sent: TicketDraft, stamp: TicketStamp): Ticket {
  const { text } = sent;
  const files = namedFor(ticket, sent.files);
  const status = sent.status ?? ticket.status;
  const isInternal = sent.to === 'colleagues';
  const added = isInternal ? 'added an internal note' : 'added a comment';
  const what =
    files.length === 0 ? added : `${added} with ${listInWords(files.map(({ name }) => fileNameText(name)))}`;
  const action = status === ticket.status ? what : `${what} and ${statusAction(ticket.status, status)}`;
  const changed = { ...withFiles(ticket, files, stamp, isInternal), status };
  return withEntry(changed, stamp, { type: 'comment', action, details: text, isInternal });
}

function withStatus(ticket: Ticket, status: TicketStatus, stamp: TicketStamp): Ticket {
  const action = statusAction(ticket.status, status);
  return withEntry({ ...ticket, status }, stamp, { type: 'status_change', action });
}

/** The entry of a new assignee, by names; null takes the ticket from its assignee, which only Undo does. */
function assignment(before: string | null, assignee: string | null): string {
  if (assignee === null) return `took the ticket from ${before ?? 'no one'}`;
  return before === null
    ? `assigned the ticket to ${assignee}`
    : `assigned the ticket to ${assignee}, before to ${before}`;
}

function withAssignee(ticket: Ticket, assignee: string | null, stamp: TicketStamp): Ticket {
  const { nameOf } = stamp;
  const action = assignment(ticket.assignee && nameOf(ticket.assignee), assignee && nameOf(assignee));
  return withEntry({ ...ticket, assignee }, stamp, { type: 'assignment', action });
}

/** Adds an uploaded file. */
export function withAttachment(ticket: Ticket, file: File, stamp: TicketStamp): Ticket {
  const name = fileNameText(fileNameIn(ticket, file));
  const entry: Entry = { type: 'attachment', action: `uploaded ${name}` };
  return withEntry(withFiles(ticket, namedFor(ticket, [file]), stamp), stamp, entry);
}

/** A status, or the id of an assignee, for one or more tickets. */
export type TicketChange = { readonly status: TicketStatus } | { readonly assignee: string | null };

/** Whether the ticket has the status or the assignee already. */
export function has(ticket: Ticket, change: TicketChange): boolean {
  return 'status' in change ? ticket.status === change.status : ticket.assignee === change.assignee;
}

/** The ticket after a change; the same one if it has that already. */
export function withChange(ticket: Ticket, change: TicketChange, stamp: TicketStamp): Ticket {
  if (has(ticket, change)) return ticket;
  return 'status' in change
    ? withStatus(ticket, change.status, stamp)
    : withAssignee(ticket, change.assignee, stamp);
}

/** The ticket with a change undone, to what it was `before`; the same one if it was changed again since. */
export function withUndone(ticket: Ticket, change: TicketChange, before: Ticket, stamp: TicketStamp): Ticket {
  if (!has(ticket, change)) return ticket;
  const former = 'status' in change ? { status: before.status } : { assignee: before.assignee };
  return withChange(ticket, former, stamp);
}

const nameIn = (assignee: string | null, { nameOf }: Pick<Agents, 'nameOf'>) => assignee && nameOf(assignee);

/** What the toast says of a change of so many tickets: `Status changed to Resolved`, `3 tickets assigned to Lina`. */
export function changedText(change: TicketChange, count: number, agents: Pick<Agents, 'nameOf'>): string {
  const what =
    'status' in change ? `set to ${change.status}` : `assigned to ${nameIn(change.assignee, agents)}`;
  if (count > 1) return `${formatNumber(count)} tickets ${what}`;
  return 'status' in change
    ? `Status changed to ${change.status}`
    : `Assigned to ${nameIn(change.assignee, agents)}`;
}

/** What the toast says when the tickets have it already. */
export function unchangedText(
  change: TicketChange,
  count: number,
  agents: Pick<Agents, 'me' | 'nameOf'>,
): string {
  const to = 'assignee' in change && change.assignee === agents.me.id ? 'you' : undefined;
  const state = 'status' in change ? change.status : `assigned to ${to ?? nameIn(change.assignee, agents)}`;
  return count > 1 ? `Nothing to change: all selected tickets are ${state} already` : `Already ${state}`;
}
