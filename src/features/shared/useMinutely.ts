import { useSyncExternalStore } from 'react';
import { shownDate } from '#src/components/DateTime/shownDates.ts';

const MINUTE = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
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
  return useSyncExternalStore(subscribe, () => read(new Date()));
}

/** The day that is shown for now, `YYYY-MM-DD`, in the preferred zone. */
export function useToday(): string {
  return useMinutely((now) => shownDate(now.getTime()) ?? '');
}
