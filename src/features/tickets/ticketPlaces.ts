import type { ListPlace } from '#src/features/shared/list/commands/listCommands.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { paths } from '#src/lib/paths.ts';

const views = Object.values(ticketViews);

export const masterTicketsPlace: ListPlace = { id: 'tickets', path: paths.master.supportManagement, views };

export const supportTicketsPlace: ListPlace = {
  id: 'support-tickets',
  path: paths.support.supportManagement,
  views,
};
