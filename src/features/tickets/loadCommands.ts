import { loadOnce } from '#src/components/loadOnce.ts';

/** What changes tickets; its code is loaded with the dialog of a ticket. */
export const loadCommands = loadOnce(async () => (await import('./ticketCommands.ts')).createTicketCommands);
