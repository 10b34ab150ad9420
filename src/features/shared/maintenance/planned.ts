import type { MaintenanceSchedule } from '#src/api/types/settings/systemSettings.ts';
import { formatDateTime, instantIn } from '#src/lib/dates.ts';
import { paths } from '#src/lib/paths.ts';
import { toDay, toTime } from '#src/lib/typedDates.ts';

/** The card of Maintenance Mode; `settingFields.ts` would load the fields of the settings with the shell. */
export const MAINTENANCE_CARD = `${paths.master.settings}#maintenance-mode`;

/** A maintenance to come. */
export interface PlannedMaintenance {
  /** ISO 8601 in UTC. */
  readonly start: string;
  readonly hours: string;
}

/** The maintenance of a schedule in the default timezone of the platform; null while day or time is missing. */
export function plannedOf(
  { date, time, duration }: MaintenanceSchedule,
  timezone: string,
): PlannedMaintenance | null {
  const start = instantIn(toDay(date) ?? '', toTime(time) ?? '', timezone);
  return start === null ? null : { start, hours: duration };
}

/** `2026-12-01 23:00 UTC, 2 h (2026-12-02 03:00 local time)`, the local time in `zone`. */
export function plannedText({ start, hours }: PlannedMaintenance, zone: string): string {
  const local = formatDateTime(start, zone);
  return `${formatDateTime(start, 'UTC')} UTC, ${hours} h (${local} local time)`;
}
