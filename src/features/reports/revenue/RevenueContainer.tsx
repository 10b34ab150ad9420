import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { writeParams } from '#src/features/shared/list/url/urlParams.ts';
import { useUrlParams } from '#src/features/shared/list/url/useUrlParams.ts';
import { useToday } from '#src/features/shared/useMinutely.ts';
import { paths } from '#src/lib/paths.ts';
import { lastQuarter, parsePeriod, periodsAt } from './period.ts';
import { RevenuePage } from './RevenuePage.tsx';
import { useCharged } from './revenue.store.ts';
import { revenueEntries, toGrouping } from './revenueEntries.ts';

const defaults: Readonly<Record<'period' | 'by' | 'group', string>> = { period: '', by: '', group: '' };

/** The revenue of the histories of this tab. Period, grouping and group are in the URL. */
export function RevenueContainer() {
  const { values, set } = useUrlParams(defaults);
  const navigate = useNavigate();
  const subscriptions = useCharged();
  const today = useToday();
  const period = parsePeriod(values.period) ?? parsePeriod(lastQuarter(today));
  const entries = useMemo(
    () => (period ? revenueEntries(subscriptions, period) : []),
    [subscriptions, period],
  );
  if (!period) return null;
  return (
    <RevenuePage
      period={period}
      periods={periodsAt(today)}
      by={toGrouping(values.by)}
      group={values.group}
      entries={entries}
      onPeriod={(value) => set({ period: value, group: '' })}
      onGrouping={(by) => set({ by, group: '' })}
      onFollow={(path) => void navigate(path)}
      groupAt={(group) => `${paths.master.reports}${writeParams('', { ...values, group }, defaults)}`}
    />
  );
}
