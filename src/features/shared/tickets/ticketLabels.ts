import type { TicketOrigin, TicketPriority, TicketStatus } from '#src/api/types/ticket.ts';
import type { LabelIntent } from '#src/lib/labels.ts';

/** Ticket statuses in the order of the specification (section 4). */
export const ticketStatuses: readonly TicketStatus[] = ['Open', 'In Progress', 'Resolved', 'Closed'];

export const ticketStatusIntents: Readonly<Record<TicketStatus, LabelIntent>> = {
  Open: 'info',
  'In Progress': 'warning',
  Resolved: 'success',
  Closed: 'neutral',
};

/** Priorities, the most urgent one first. */
export const ticketPriorities: readonly TicketPriority[] = ['Critical', 'High', 'Medium', 'Low'];

/** Bars of the priorities, of four. */
export const ticketPriorityLevels: Readonly<Record<TicketPriority, 1 | 2 | 3 | 4>> = {
  Critical: 4,
  High: 3,
  Medium: 2,
  Low: 1,
};

/** Labels of the origins of both portals (spec section 4). */
export const ticketOriginLabels: Readonly<Record<TicketOrigin, string>> = {
  developer: 'Developer',
  investor: 'Investor',
  landlord: 'Landlord',
  property_manager: 'Property Manager',
};
