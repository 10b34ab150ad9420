import type { Ticket } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { firstReply } from './firstReply.ts';

interface FirstReplyBadgeProps {
  ticket: Ticket;
}

/** How long the first reply of a ticket is awaited; it counts by itself and renders only when its text changes. */
export function FirstReplyBadge({ ticket }: FirstReplyBadgeProps) {
  const text = useMinutely((now) => firstReply(ticket, now).text);
  const intent = useMinutely((now) => firstReply(ticket, now).intent);
  return <Badge intent={intent}>{text}</Badge>;
}
