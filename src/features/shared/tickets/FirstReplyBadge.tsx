import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { firstReply } from './firstReply.ts';

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
