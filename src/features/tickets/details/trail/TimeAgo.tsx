import { shownDateTime } from '#src/components/DateTime/shownDates.ts';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { parseDate, toUtc } from '#src/lib/dates.ts';
import { timeAgo } from './trailDays.ts';

export interface TimeAgoProps {
  /** A date as `parseDate` reads it. */
  value: string;
  /** The present moment. */
  now: Date;
}

/** How long ago something was; the exact time is in the tooltip. */
export function TimeAgo({ value, now }: TimeAgoProps) {
  const instant = parseDate(value);
  const exact = shownDateTime(value);
  if (instant === null || exact === null) return <span>—</span>;
  return (
    <Tooltip label={exact}>
      <time dateTime={toUtc(value) ?? undefined}>{timeAgo(instant, now)}</time>
    </Tooltip>
  );
}
