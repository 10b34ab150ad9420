import { settingsStore } from '#src/features/shared/settings/systemSettings.store.ts';
import { useMinutely } from '#src/features/shared/useMinutely.ts';
import { formatDateTime } from '#src/lib/dates.ts';

/** The present day in the zone of System Settings, `YYYY-MM-DD`: the first period of the report is the same for everyone. */
export function useRevenueToday(): string {
  const timeZone = settingsStore.useTimezone();
  return useMinutely((now) => formatDateTime(now.getTime(), timeZone)?.slice(0, 10) ?? '');
}
