import type { Activity } from '#src/api/types/ticket.ts';

/** The entries of one day, in their order. */
export interface TrailDay {
  /** `YYYY-MM-DD`; empty for an unreadable date. */
  readonly day: string;
  readonly entries: readonly Activity[];
}

/** Entries grouped by the day that `dayOf` reads from their timestamp; the order stays. */
export function trailDays(
  log: readonly Activity[],
  dayOf: (timestamp: string) => string | null,
): readonly TrailDay[] {
  const days: { day: string; entries: Activity[] }[] = [];
  for (const entry of log) {
    const day = dayOf(entry.timestamp) ?? '';
    const last = days.at(-1);
    if (last?.day === day) last.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

/** Milliseconds. */
export const DAY = 86_400_000;

/** `Today`, `Yesterday`, or the day itself. */
export function dayName(day: string, today: string, yesterday: string): string {
  if (day === '') return 'Unknown day';
  if (day === today) return 'Today';
  return day === yesterday ? 'Yesterday' : day;
}

const MINUTE = 60_000;

/** How long ago an instant was: `Just now`, `5 min ago`, `3 h ago`, `2 d ago`. A future one is `Just now`. */
export function timeAgo(instant: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / MINUTE);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 1440 ? `${Math.floor(minutes / 60)} h ago` : `${Math.floor(minutes / 1440)} d ago`;
}
