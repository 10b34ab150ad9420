import type { MaintenanceSchedule, PlannedMaintenance } from '#src/api/types/settings/systemSettings.ts';
import { formatDateTime, instantIn } from '#src/lib/dates.ts';
import { day } from '#src/lib/values/day.ts';
import { kept, meaningOf } from '#src/lib/values/kind.ts';
import { time } from '#src/lib/values/time.ts';
import { wholeUpTo } from '#src/lib/values/whole.ts';

/** Hours of a maintenance: at most 30 days. */
export const duration = wholeUpTo(720);

/** The schedule as it is kept. */
export function keptSchedule(typed: MaintenanceSchedule): MaintenanceSchedule {
  return {
    ...typed,
    date: kept(day, typed.date),
    time: kept(time, typed.time),
    duration: kept(duration, typed.duration),
  };
}

/** The time of a schedule in the default timezone of the platform; null while day or time is missing. */
export function plannedOf(schedule: MaintenanceSchedule, timezone: string): PlannedMaintenance | null {
  const { date, time: startTime, duration: hours } = keptSchedule(schedule);
  const start = instantIn(date, startTime, timezone);
  return start === null ? null : { start, hours: meaningOf(duration, hours) ?? 0 };
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
