import type { Ticket, TicketPriority } from '#src/api/types/ticket.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { isOpen } from '#src/features/shared/tickets/workload.ts';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { timeOf } from '#src/lib/dates.ts';
import type { LabelIntent } from '#src/lib/labels.ts';

/** A sample rule: hours until the first reply, by priority (product.md "Tickets"). */
const replyHours: Readonly<Record<TicketPriority, number>> = {
  Critical: 1,
  High: 4,
  Medium: 8,
  Low: 24,
};

/** The rule in words. */
export const replyRule = `Sample rule for the first reply: ${Object.entries(replyHours)
  .map(([priority, hours]) => `${priority} ${hours} h`)
  .join(', ')}`;

const MINUTE = 60_000;

/** The first reply of a ticket, or how long it is awaited. */
export interface FirstReply {
  /** `Due in 35 min`, `Overdue by 2 h`, `Replied in 40 min`, `Replied 1 h late`. */
  readonly text: string;
  readonly intent: LabelIntent;
  /** Null when it is replied to, or nothing is awaited. */
  readonly awaited: 'due' | 'overdue' | null;
}

function minutesOf(text: string): number {
  return (timeOf(text) ?? Number.NaN) / MINUTE;
}

/** Whole minutes, hours or days, rounded down, at least one minute: `40 min`, `2 h`, `3 d`. */
export function durationText(minutes: number): string {
  if (minutes < 60) return `${Math.max(1, Math.floor(minutes))} min`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

/** The comments of a ticket that its customer sees. */
function visibleComments({ activityLog }: Pick<Ticket, 'activityLog'>) {
  return activityLog.filter(({ type, isInternal }) => type === 'comment' && !isInternal);
}

/** The first comment of a staff user that the customer sees. */
function replyOf(ticket: Ticket) {
  return visibleComments(ticket).find(({ staffId }) => staffId !== undefined);
}

const dueAt = ({ created, priority }: Ticket) => minutesOf(created) + replyHours[priority] * 60;

/** When the first reply of a ticket is due, in minutes since 1970; null when none is awaited. */
export function replyDue(ticket: Ticket): number | null {
  return isOpen(ticket) && !replyOf(ticket) ? dueAt(ticket) : null;
}

/** The first reply by the sample rule at a moment. */
export function firstReply(ticket: Ticket, now: Date): FirstReply {
  const due = replyDue(ticket);
  if (due !== null) {
    const left = due - now.getTime() / MINUTE;
    return left < 0
      ? { text: `Overdue by ${durationText(-left)}`, intent: 'danger', awaited: 'overdue' }
      : { text: `Due in ${durationText(left)}`, intent: 'info', awaited: 'due' };
  }
  const reply = replyOf(ticket);
  if (!reply) return { text: 'No reply', intent: 'neutral', awaited: null };
  const replied = minutesOf(reply.timestamp);
  const late = replied - dueAt(ticket);
  return late > 0
    ? { text: `Replied ${durationText(late)} late`, intent: 'warning', awaited: null }
    : {
        text: `Replied in ${durationText(replied - minutesOf(ticket.created))}`,
        intent: 'success',
        awaited: null,
      };
}

interface FirstReplyBadgeProps {
  ticket: Ticket;
}

/** How long the first reply of a ticket is awaited; it counts by itself and renders only when its text changes. */
export function FirstReplyBadge({ ticket }: FirstReplyBadgeProps) {
  const text = useMinutely((now) => firstReply(ticket, now).text);
  const intent = useMinutely((now) => firstReply(ticket, now).intent);
  return <Badge intent={intent}>{text}</Badge>;
}

/** The values of the filter First Reply that a ticket has. */
export function replyStates(ticket: Ticket, now: Date): readonly string[] {
  const due = replyDue(ticket);
  if (due === null) return [];
  const left = due - now.getTime() / MINUTE;
  if (left < 0) return ['overdue'];
  return left <= 60 ? ['due', 'hour'] : ['due'];
}

/**
 * Who has to act on an open ticket: staff, unless the last comment that the customer sees is theirs. Null for a ticket that
 * needs no more work.
 */
export function waitingFor(ticket: Ticket): 'us' | 'customer' | null {
  if (!isOpen(ticket)) return null;
  const last = visibleComments(ticket).at(-1);
  return last?.staffId === undefined ? 'us' : 'customer';
}
