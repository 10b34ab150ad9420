import type { TicketStatus } from '#src/api/types/ticket.ts';
import { ticketStatuses } from '#src/lib/ticketLabels.ts';

/** What a key does with a ticket, in the list as in its dialog. */
export type TicketCommand =
  | { readonly does: 'status'; readonly status: TicketStatus }
  | { readonly does: 'assign' | 'assignToMe' | 'reply' | 'note' | 'resolve' | 'undo' };

const commands: readonly (readonly [string, TicketCommand])[] = [
  ...ticketStatuses.map((status, index) => [String(index + 1), { does: 'status', status }] as const),
  ['a', { does: 'assign' }],
  ['m', { does: 'assignToMe' }],
  ['r', { does: 'reply' }],
  ['n', { does: 'note' }],
  ['e', { does: 'resolve' }],
  ['z', { does: 'undo' }],
];

/** The keys of the tickets with what `bind` makes of their commands. */
export function ticketKeys<Bound>(bind: (command: TicketCommand) => Bound): Readonly<Record<string, Bound>> {
  return Object.fromEntries(commands.map(([key, command]) => [key, bind(command)]));
}
