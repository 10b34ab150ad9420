import { useTimeZone } from '#src/components/DateTime/shownDates.ts';
import { Tooltip } from '#src/components/Tooltip/Tooltip.tsx';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { formatDateTime, parseDate, toUtc } from '#src/lib/dates.ts';
import { timeAgo } from './trailDays.ts';

export interface TimeAgoProps {
  /** A date as `parseDate` reads it. */
  value: string;
}

/** How long ago something was, counted every minute; the exact time is in the tooltip. */
export function TimeAgo({ value }: TimeAgoProps) {
  const instant = parseDate(value);
  const ago = useMinutely((now) => (instant === null ? '' : timeAgo(instant, now)));
  const exact = formatDateTime(value, useTimeZone());
  if (instant === null || exact === null) return <span>—</span>;
  return (
    <Tooltip label={exact}>
      <time dateTime={toUtc(value) ?? undefined}>{ago}</time>
    </Tooltip>
  );
}
