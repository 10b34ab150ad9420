import { LifeBuoy } from 'lucide-react';
import type { Ticket } from '#src/api/types/ticket.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import {
  factsOf,
  inLine,
  type RecordKind,
  type ReferenceTarget,
} from '#src/features/shared/records/recordKind.ts';
import { customerKey } from '#src/features/shared/tickets/customerKey.ts';
import { ticketStatusIntents } from '#src/features/shared/tickets/ticketLabels.ts';
import { ticketViews } from '#src/features/shared/tickets/ticketViews.ts';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { listUrl } from '#src/lib/recordUrl.ts';

interface TicketKindInput {
  /** Id of the list. */
  readonly id: string;
  readonly path: string;
  readonly store: Pick<SampleStore<Ticket>, 'useRows'>;
  readonly customers: Readonly<Record<string, ReferenceTarget>>;
  readonly agents: Readonly<Record<string, ReferenceTarget>>;
}

/** The tickets of a portal. Their id in URLs is their number. */
export function ticketKind({ id, path, store, customers, agents }: TicketKindInput): RecordKind<Ticket> {
  const common: Pick<NonNullable<RecordKind<Ticket>['refers']>[number], 'linesOf' | 'order' | 'open'> = {
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
  return {
    id,
    label: 'Tickets',
    icon: LifeBuoy,
    path,
    views: Object.values(ticketViews),
    useRows: () => useReadyRead(store.useRows()),
    entryOf: ({ ticketId, subject, customer, status }) => ({
      id: ticketId,
      label: ticketId,
      hint: inLine(subject, customer),
      status: { label: status, intent: ticketStatusIntents[status] },
      facts: factsOf({ id: ticketId }),
    }),
    keysOf: (ticket) => [ticket.ticketId, ticket.id],
    refers: [
      {
        ...common,
        title: 'Tickets',
        to: customers,
        of: customerKey,
        // Only customers who have tickets, so that the URL stays short.
        all: (keys) => listUrl(path, { customer: keys.join(',') }),
      },
      {
        ...common,
        title: 'Assigned Tickets',
        to: agents,
        of: ({ assignee }) => assignee,
        all: ([key = '']) => listUrl(path, { assignee: key }),
      },
    ],
  };
}
