import type { AlertSubject, AlertType, SystemAlert } from '#src/api/types/dashboard.ts';
import { shownDate } from '#src/components/DateTime/shownDates.ts';
import { paths } from '#src/lib/paths.ts';

export const alertLabels: Readonly<Record<AlertType, string>> = {
  error: 'Error',
  warning: 'Warning',
  success: 'Success',
  info: 'Info',
};

/** All types, the most severe first. */
export const alertTypes: readonly AlertType[] = ['error', 'warning', 'success', 'info'];

const DAY = 86_400_000;

/** The errors and warnings of the 24 hours before `now`, the latest first. */
export function pressingAlerts(alerts: readonly SystemAlert[], now: Date): readonly SystemAlert[] {
  return filterAlerts(alerts, '').filter(
    ({ type, time }) => (type === 'error' || type === 'warning') && now.getTime() - Date.parse(time) <= DAY,
  );
}

/** The alerts of a type, the latest first; all for an empty text, none for a text that is no type. */
export function filterAlerts(alerts: readonly SystemAlert[], filter: string): readonly SystemAlert[] {
  return alerts
    .filter(({ type }) => filter === '' || type === filter)
    .toSorted((one, other) => Date.parse(other.time) - Date.parse(one.time));
}

const { auditLogs, companySubscriptions, reports, settings } = paths.master;

const subjects: Readonly<Record<AlertSubject, string>> = {
  payments: `${auditLogs}?category=Billing&result=failed`,
  renewals: `${companySubscriptions}?ends=7`,
  reports: `${reports}?status=Failed`,
  email: `${settings}#notifications`,
  data: `${settings}#data-management`,
  signIns: `${auditLogs}?category=Authentication&result=failed`,
};

/** The address of what an alert is about; null for one about the platform as a whole. */
export function subjectOf({ about }: Pick<SystemAlert, 'about'>): string | null {
  return about && subjects[about];
}

/** Alerts by the day that is shown for them, both latest first. */
export function alertDays(
  alerts: readonly SystemAlert[],
  dayOf = shownDate,
): readonly { readonly day: string; readonly alerts: readonly SystemAlert[] }[] {
  const days = new Map<string, SystemAlert[]>();
  for (const alert of filterAlerts(alerts, '')) {
    const day = dayOf(alert.time) ?? '';
    days.set(day, [...(days.get(day) ?? []), alert]);
  }
  return [...days].map(([day, of]) => ({ day, alerts: of }));
}
