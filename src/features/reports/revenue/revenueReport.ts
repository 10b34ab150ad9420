import type { Report, ReportTable, ReportValue } from '#src/api/types/report.ts';
import { sumText } from '#src/lib/subscription.ts';
import { toMajor } from '#src/lib/values/amount.ts';
import type { Period } from './period.ts';
import {
  type Charged,
  type Grouping,
  type RevenueEntry,
  revenueEntries,
  revenueGroups,
} from './revenueEntries.ts';

export const groupingLabels: Readonly<Record<Grouping, string>> = {
  plan: 'Plan',
  subscriber: 'Company or subscriber',
  month: 'Month',
};

/** In whose zone the days of the figures are: everyone's, so that two people read the same figure. */
export function daysOf(timeZone: string): string {
  return `in ${timeZone} (System Settings)`;
}

type Sum = Pick<RevenueEntry, 'value' | 'currency'>;

/**
 * What was charged compared with the period before: `+9.1% compared with 2026 Q2 ($28,301)`, of several currencies each by
 * itself: `EUR -4%, USD +9.1% compared with …`. One that had no revenue then has no share.
 */
export function comparedText(now: readonly Sum[], before: readonly Sum[], label: string): string {
  const currencies = [...new Set([...now, ...before].map(({ currency }) => currency))].sort();
  const shares = currencies.flatMap((currency) => {
    const total = (sums: readonly Sum[]) =>
      sums.reduce((sum, each) => (each.currency === currency ? sum + each.value : sum), 0);
    if (total(before) === 0) return [];
    const percent = Math.round((total(now) / total(before) - 1) * 1000) / 10;
    return `${currencies.length > 1 ? `${currency} ` : ''}${percent > 0 ? '+' : ''}${percent}%`;
  });
  if (shares.length === 0) return `${label}: ${sumText(before)}`;
  return `${shares.join(', ')} compared with ${label} (${sumText(before)})`;
}

/** The groups as a table. */
export function revenueTable(entries: readonly RevenueEntry[], by: Grouping): ReportTable {
  const groups = revenueGroups(entries, by);
  const rows = groups.map(({ name, entries: of, value }): readonly ReportValue[] => [
    name,
    of.length,
    toMajor(value),
  ]);
  // The names of groups in another currency have its code.
  const kind = groups.every(({ currency }) => currency === 'USD') ? 'money' : 'number';
  return {
    title: `Revenue by ${by}`,
    columns: [
      { header: groupingLabels[by], kind: 'text' },
      { header: 'Entries', kind: 'number' },
      { header: 'Amount', kind },
    ],
    rows,
  };
}

/**
 * The report with figures and tables of a period. Its tables are by plan and by month: a PDF has only Latin letters, so it
 * contains no names of subscribers.
 */
export function withRevenue(
  report: Report,
  subscriptions: readonly Charged[],
  period: Period,
  timeZone: string,
): Report {
  const entries = revenueEntries(subscriptions, period, timeZone);
  return {
    ...report,
    period: period.value,
    figures: [
      { label: 'Period', kind: 'text', value: period.label },
      { label: 'Days', kind: 'text', value: daysOf(timeZone) },
      { label: 'Revenue', kind: 'text', value: sumText(entries) },
      { label: 'Entries', kind: 'number', value: entries.length },
    ],
    tables: [revenueTable(entries, 'plan'), revenueTable(entries, 'month')],
  };
}
