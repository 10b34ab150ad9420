import type { TicketPriority, TicketStatus } from '#src/api/types/ticket.ts';
import { Level } from '#src/components/Level/Level.tsx';
import { StatusDot } from '#src/components/StatusDot/StatusDot.tsx';
import { ticketPriorityLevels, ticketStatusIntents } from './ticketLabels.ts';

/** The priority of a ticket as bars. */
export function PriorityBars({ priority }: { priority: TicketPriority }) {
  return (
    <Level level={ticketPriorityLevels[priority]} alarming={priority === 'Critical'}>
      {priority}
    </Level>
  );
}

/** The status of a ticket as a dot, which has no colour of the priorities. */
export function TicketStatusDot({ status }: { status: TicketStatus }) {
  return <StatusDot intent={ticketStatusIntents[status]}>{status}</StatusDot>;
}
