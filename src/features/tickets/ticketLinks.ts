import { LifeBuoy } from 'lucide-react';
import type { RecordRef } from '#src/api/types/recordRef.ts';
import type { Ticket } from '#src/api/types/ticket.ts';
import {
  inLine,
  type LinkedKind,
  type RecordKind,
  type Reference,
  refTo,
} from '#src/features/shared/records/recordKind.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { listUrl, refKey } from '#src/lib/recordUrl.ts';
import { masterTicketKind, supportTicketKind } from './ticket.ts';

const common: Pick<Reference<Ticket>, 'linesOf' | 'order' | 'open'> = {
  linesOf: ({ ticketId, subject }, line) => [{ ...line, label: subject, hint: ticketId }],
  // The newest first.
  order: (one, other) => (one.created < other.created ? 1 : -1),
  open: {
    test: isOpen,
    query: 'status=Open&status=In+Progress',
    one: 'open ticket',
    many: 'open tickets',
  },
};

/** The tickets of a portal, and what leads to them from their customers. */
function linkedTickets(kind: RecordKind<Ticket>, customers: Reference<Ticket>['to']): LinkedKind<Ticket> {
  return {
    ...kind,
    heading: 'Tickets',
    icon: LifeBuoy,
    views: Object.values(ticketViews),
    hintOf: ({ subject, customer }) => inLine(subject, customer),
    refers: [
      {
        ...common,
        title: 'Tickets',
        to: customers,
        of: ({ customerRecord }) => customerRecord,
        // Only customers who have tickets, so that the URL stays short.
        all: (refs) => listUrl(kind.path, { customer: refs.map(refKey).join(',') }),
      },
      {
        ...common,
        title: 'Assigned Tickets',
        to: { 'staff-users': {} },
        of: ({ assignee }) => refTo('staff-users', assignee),
        all: ([agent]) => listUrl(kind.path, { assignee: agent?.id ?? '' }),
      },
    ],
  };
}

interface Person {
  readonly id: string;
  readonly subUsers: readonly { readonly id: string }[];
}

/** The customers for whom a company writes: itself, its people and their sub-users. */
function writers(company: RecordRef, kind: 'developers' | 'support-users', people: readonly Person[]) {
  return [
    company,
    ...people.flatMap(({ id, subUsers }): readonly RecordRef[] => [
      { kind, id },
      ...subUsers.map((subUser) => ({ kind: 'sub-users' as const, id: subUser.id })),
    ]),
  ];
}

/** The tickets of the master portal. */
export const linkedMasterTickets = linkedTickets(masterTicketKind, {
  companies: {
    as: ({ id }, { rows }) =>
      writers(
        { kind: 'companies', id },
        'developers',
        rows('developers').filter(({ companyId }) => companyId === id),
      ),
  },
  developers: {},
  investors: {},
});

/** The tickets of the support portal. */
export const linkedSupportTickets = linkedTickets(supportTicketKind, {
  'support-companies': {
    as: ({ id }, { rows }) =>
      writers(
        { kind: 'support-companies', id },
        'support-users',
        rows('support-users').filter(({ companyId }) => companyId === id),
      ),
  },
  'support-users': {},
});
