import type { TicketStatus } from '#src/api/types/ticket.ts';
import type { Command } from '#src/features/shared/commands/command.ts';
import { commandContext } from '#src/features/shared/commands/commandContext.ts';
import { ticketStatuses } from './ticketLabels.ts';

/** What can be done with a ticket, in the list as in its dialog. */
export interface TicketActions {
  readonly onStatus: (status: TicketStatus) => void;
  readonly onAssign: () => void;
  readonly onAssignToMe: () => void;
  readonly onReply: () => void;
  readonly onNote: () => void;
  /** Resolves it and goes to the next. */
  readonly onResolve: () => void;
  /** Undoes the last change of any ticket. */
  readonly onUndo: () => void;
}

const group = 'Tickets' as const;

const undoTicket: Command<Pick<TicketActions, 'onUndo'>> = {
  id: 'ticket.undo',
  words: 'Undo the last change',
  keys: ['z'],
  group,
  run: ({ onUndo }) => onUndo(),
};

/** The keys that work without a ticket. */
export const undoKeys: readonly Command<Pick<TicketActions, 'onUndo'>>[] = [undoTicket];

/** The commands of a ticket with a key. */
export const ticketKeys: readonly Command<TicketActions>[] = [
  ...ticketStatuses.map((status, index) => ({
    id: `ticket.status.${status}`,
    words: `Set the status to ${status}`,
    keys: [String(index + 1)],
    group,
    run: (ticket: TicketActions) => ticket.onStatus(status),
  })),
  {
    id: 'ticket.assign',
    words: 'Assign the ticket',
    keys: ['a'],
    group,
    run: (ticket) => ticket.onAssign(),
  },
  {
    id: 'ticket.assign-to-me',
    words: 'Assign the ticket to me',
    keys: ['m'],
    group,
    run: (ticket) => ticket.onAssignToMe(),
  },
  {
    id: 'ticket.reply',
    words: 'Reply to the customer',
    keys: ['r'],
    group,
    run: (ticket) => ticket.onReply(),
  },
  {
    id: 'ticket.note',
    words: 'Write an internal note',
    keys: ['n'],
    group,
    run: (ticket) => ticket.onNote(),
  },
  {
    id: 'ticket.resolve',
    words: 'Resolve the ticket, send what is typed, go to the next',
    keys: ['e'],
    group,
    run: (ticket) => ticket.onResolve(),
  },
  undoTicket,
];

/** The keys of the comment, which it handles itself (`sendKey`). */
export const composerKeys: readonly Command[] = [
  { id: 'ticket.send', words: 'Send what is typed, with a chosen status', keys: ['Mod+Enter'], group },
  { id: 'ticket.send-note', words: 'Send it as an internal note', keys: ['Mod+Shift+Enter'], group },
];

/** The open ticket. */
export const openTicket = commandContext<TicketActions>();
