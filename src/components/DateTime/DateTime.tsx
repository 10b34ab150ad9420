import styled from 'styled-components';
import { formatDateTime, toUtc } from '#src/lib/dates.ts';
import { useTimeZone } from './shownDates.ts';

const Time = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export interface DateTimeProps {
  /** A date from the server; see `parseDate`. */
  value: string | null | undefined;
  /** Shown for a missing or unreadable date. */
  fallback?: string | undefined;
}

/** An instant as local `YYYY-MM-DD HH:mm`, with its UTC as title; a day as `YYYY-MM-DD` (product.md, Lists). */
export function DateTime({ value, fallback = '—' }: DateTimeProps) {
  const text = formatDateTime(value, useTimeZone());
  const instant = toUtc(value);
  if (text === null) return <span>{fallback}</span>;
  return (
    <Time dateTime={instant ?? text} title={instant ?? undefined}>
      {text}
    </Time>
  );
}
