import { useSyncExternalStore } from 'react';
import { formatDateTime } from '#src/lib/dates.ts';

let preferredZone = '';
const listeners = new Set<() => void>();

/**
 * Sets the zone in which dates are shown: an IANA name, or empty for the computer's zone. It is a preference of the
 * whole console (`/settings`), so it is set once instead of passed through every column.
 */
export function setTimeZone(timeZone: string): void {
  preferredZone = timeZone;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The preferred zone. A component that uses it is drawn again when the user changes the zone, also in another tab. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, () => preferredZone);
}

/** The IANA name of the zone in which dates are shown: the preferred one, or that of the computer. */
export function shownZone(): string {
  return preferredZone || Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Like `shownDate`, for what a component draws: another function in another zone. */
export function useShownDate(): typeof shownDate {
  const zone = useTimeZone();
  return (value) => formatDateTime(value, zone)?.slice(0, 10) ?? null;
}

/** `YYYY-MM-DD HH:mm` in the preferred zone (spec section 9), a day as it is; null when there is no readable date. */
export function shownDateTime(value: string | number | null | undefined): string | null {
  return formatDateTime(value, preferredZone);
}

/** `YYYY-MM-DD` in the preferred zone, a day as it is; null like `shownDateTime`. */
export function shownDate(value: string | number | null | undefined): string | null {
  return shownDateTime(value)?.slice(0, 10) ?? null;
}
