import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeParams } from '#src/features/shared/list/url/urlParams.ts';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { settingsStore } from '#src/features/shared/settings/systemSettings.store.ts';
import { paths } from '#src/lib/paths.ts';
import { lastQuarter, periodBefore, periodOf, periodsAt } from './period.ts';
import { RevenuePage } from './RevenuePage.tsx';
import { useCharged } from './revenue.store.ts';
import { revenueEntries, toGrouping } from './revenueEntries.ts';
import { useRevenueToday } from './useRevenueToday.ts';

const defaults: Readonly<Record<'period' | 'by' | 'group', string>> = { period: '', by: '', group: '' };

/** The revenue of the histories of this tab. Period, grouping and group are in the URL. */
export function RevenueContainer() {
  const { values, set } = useUrlParams(defaults);
  const navigate = useNavigate();
  const subscriptions = useCharged();
  const timeZone = settingsStore.useTimezone();
  const today = useRevenueToday();
  const period = periodOf(values.period || lastQuarter(today));
  const entries = useMemo(
    () => revenueEntries(subscriptions, period, timeZone),
    [subscriptions, period, timeZone],
  );
  const before = periodBefore(period);
  const entriesBefore = useMemo(
    () => (before ? revenueEntries(subscriptions, before, timeZone) : []),
    [subscriptions, before, timeZone],
  );
  return (
    <RevenuePage
      period={period}
      periods={periodsAt(today)}
      by={toGrouping(values.by)}
      group={values.group}
      entries={entries}
      before={before && { label: before.label, entries: entriesBefore }}
      timeZone={timeZone}
      onPeriod={(value) => set({ period: value, group: '' })}
      onGrouping={(by) => set({ by, group: '' })}
      onFollow={(path) => void navigate(path)}
      groupAt={(group) => `${paths.master.reports}${writeParams('', { ...values, group }, defaults)}`}
    />
  );
}
