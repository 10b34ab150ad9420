import type { Ticket, TicketPriority } from '#src/api/types/ticket.ts';
import { parseDate } from '#src/lib/dates.ts';
import type { LabelIntent } from '#src/lib/labels.ts';

/** A sample rule: hours until the first reply, by priority (product.md "Tickets"). */
export const replyHours: Readonly<Record<TicketPriority, number>> = {
  Critical: 1,
  High: 4,
  Medium: 8,
  Low: 24,
};

const MINUTE = 60_000;

/** The first reply of a ticket, or how long it is awaited. */
export interface FirstReply {
  /** `Due in 2 h`, `Overdue by 30 min`, `Replied in 40 min`, `Replied 1 h late`. */
  readonly text: string;
  readonly intent: LabelIntent;
  /** Minutes that are left, negative when overdue; null when it is replied to, or nothing is awaited. */
  readonly left: number | null;
}

function minutesOf(text: string): number {
  return (parseDate(text)?.getTime() ?? Number.NaN) / MINUTE;
}

/** `40 min`, `2 h`, `2 h 5 min`, `3 d 4 h`. */
export function durationText(minutes: number): string {
  const whole = Math.round(minutes);
  const units: readonly (readonly [number, string])[] =
    whole >= 1440
      ? [
          [Math.floor(whole / 1440), 'd'],
          [Math.floor((whole % 1440) / 60), 'h'],
        ]
      : [
          [Math.floor(whole / 60), 'h'],
          [whole % 60, 'min'],
        ];
  const words = units.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return words.length > 0 ? words.join(' ') : '0 min';
}

/** The first reply by the sample rule: the first comment of one of the `agents` that the customer can see. */
export function firstReply(
  { priority, status, created, activityLog }: Ticket,
  agents: readonly string[],
  now: Date,
): FirstReply {
  const began = minutesOf(created);
  const allowed = replyHours[priority] * 60;
  const reply = activityLog.find(
    ({ type, actor, isInternal }) => type === 'comment' && !isInternal && agents.includes(actor),
  );
  if (reply) {
    const took = Math.max(0, minutesOf(reply.timestamp) - began);
    const late = took - allowed;
    return late > 0
      ? { text: `Replied ${durationText(late)} late`, intent: 'warning', left: null }
      : { text: `Replied in ${durationText(took)}`, intent: 'success', left: null };
  }
  if (status === 'Resolved' || status === 'Closed')
    return { text: 'No reply', intent: 'neutral', left: null };
  const left = began + allowed - now.getTime() / MINUTE;
  return left < 0
    ? { text: `Overdue by ${durationText(-left)}`, intent: 'danger', left }
    : { text: `Due in ${durationText(left)}`, intent: 'info', left };
}
