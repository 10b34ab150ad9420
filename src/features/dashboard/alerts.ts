import type { AlertType, SystemAlert } from '#src/api/types/dashboard.ts';

/** A filter of the alerts; empty for all. */
export type AlertFilter = AlertType | '';

export const alertLabels: Readonly<Record<AlertType, string>> = {
  error: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
};

/** The most severe type first. */
export const alertTypes: readonly AlertType[] = ['error', 'warning', 'success', 'info'];

/** The filter in a text from the address; anything unknown filters nothing. */
export function toAlertFilter(text: string): AlertFilter {
  return alertTypes.find((type) => type === text) ?? '';
}

/** The alerts of a type, the latest first. */
export function filterAlerts(alerts: readonly SystemAlert[], filter: AlertFilter): readonly SystemAlert[] {
  return alerts
    .filter(({ type }) => filter === '' || type === filter)
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}
