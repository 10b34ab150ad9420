import { useMemo, useSyncExternalStore } from 'react';
import { shownDate, useTimeZone } from '#src/components/DateTime/shownDates.ts';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Calls `listener` every minute, all of them by one timer. Returns a function that ends it. */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(() => {
      for (const listen of listeners) listen();
    }, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * What `read` says of the present moment, asked again every minute. The component renders only if the answer is another
 * one; hence a text, a number or a flag, not an object.
 */
export function useMinutely<Value extends string | number | boolean>(read: (now: Date) => Value): Value {
  return useSyncExternalStore(everyMinute, () => read(new Date()));
}

/** The beginning of the present minute, in milliseconds since 1970. */
export function useMinute(): number {
  return useMinutely((now) => Math.floor(now.getTime() / MINUTE) * MINUTE);
}

/** The day that is shown for now, `YYYY-MM-DD`, in the preferred zone. */
export function useToday(): string {
  useTimeZone();
  return useMinutely((now) => shownDate(now.getTime()) ?? '');
}

const listedAt = <Row>(rows: readonly Row[], _minute: number, _zone: string): readonly Row[] => [...rows];

/** The rows, as another list in each minute and zone: filters and counts that depend on these look at them again. */
export function useRowsNow<Row>(rows: readonly Row[]): readonly Row[] {
  const minute = useMinute();
  const zone = useTimeZone();
  return useMemo(() => listedAt(rows, minute, zone), [rows, minute, zone]);
}
