import type { MaintenanceSchedule, PlannedMaintenance } from '#src/api/types/settings/systemSettings.ts';
import { formatDateTime, instantIn } from '#src/lib/dates.ts';
import { toDay, toTime } from '#src/lib/typedDates.ts';

/** The time of a schedule in the default timezone of the platform; null while day or time is missing. */
export function plannedOf(
  { date, time, duration }: MaintenanceSchedule,
  timezone: string,
): PlannedMaintenance | null {
  const start = instantIn(toDay(date) ?? '', toTime(time) ?? '', timezone);
  return start === null ? null : { start, hours: Number(duration) };
}

/** `2026-12-01 23:00 UTC, 2 h (2026-12-02 03:00 local time)`, the local time in `zone`. */
export function plannedText({ start, hours }: PlannedMaintenance, zone: string): string {
  const local = formatDateTime(start, zone);
  return `${formatDateTime(start, 'UTC')} UTC, ${hours} h (${local} local time)`;
}

/** Whether a maintenance has ended, or none is planned. */
export function isOver(planned: PlannedMaintenance | null, now: Date): boolean {
  return planned === null || Date.parse(planned.start) + planned.hours * 3_600_000 <= now.getTime();
}
