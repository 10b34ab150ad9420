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

export const ticketPriorityIntents: Readonly<Record<TicketPriority, LabelIntent>> = {
  Critical: 'danger',
  High: 'warning',
  Medium: 'info',
  Low: 'neutral',
};

/** Labels of the origins of both portals (spec section 4). */
export const ticketOriginLabels: Readonly<Record<TicketOrigin, string>> = {
  developer: 'Developer',
  investor: 'Investor',
  landlord: 'Landlord',
  property_manager: 'Property Manager',
};
