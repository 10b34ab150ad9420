import type { AlertType, SystemAlert } from '#src/api/types/dashboard.ts';

/** A filter of the alerts; empty for all. */
export type AlertFilter = AlertType | '';

export const alertLabels: Readonly<Record<AlertType, string>> = {
  error: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
};

/** All types, the most severe first. */
export const alertTypes: readonly AlertType[] = ['error', 'warning', 'success', 'info'];

/** The filter from a text of the address; an unknown text is no filter. */
export function toAlertFilter(text: string): AlertFilter {
  return alertTypes.find((type) => type === text) ?? '';
}

const DAY = 86_400_000;

/** The errors and warnings of the 24 hours before `now`, the latest first. */
export function pressingAlerts(alerts: readonly SystemAlert[], now: Date): readonly SystemAlert[] {
  return filterAlerts(alerts, '').filter(
    ({ type, time }) => (type === 'error' || type === 'warning') && now.getTime() - Date.parse(time) <= DAY,
  );
}

/** The alerts of a type, the latest first. */
export function filterAlerts(alerts: readonly SystemAlert[], filter: AlertFilter): readonly SystemAlert[] {
  return alerts
    .filter(({ type }) => filter === '' || type === filter)
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}
