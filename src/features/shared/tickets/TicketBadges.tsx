import type { Ticket, TicketPriority, TicketStatus } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Level } from '#src/components/Level/Level.tsx';
import { StatusDot } from '#src/components/StatusDot/StatusDot.tsx';
import { ticketPriorityLevels, ticketStatusIntents } from '#src/lib/ticketLabels.ts';
import { firstReply } from './firstReply.ts';
import { useMinutely } from './useMinutely.ts';

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

interface FirstReplyBadgeProps {
  ticket: Ticket;
  /** Names of the staff users whose comments are replies. */
  agents: readonly string[];
}

/** How long the first reply of a ticket is awaited; it counts by itself and renders only when its text changes. */
export function FirstReplyBadge({ ticket, agents }: FirstReplyBadgeProps) {
  const text = useMinutely((now) => firstReply(ticket, agents, now).text);
  const intent = useMinutely((now) => firstReply(ticket, agents, now).intent);
  return <Badge intent={intent}>{text}</Badge>;
}
