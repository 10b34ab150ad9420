import type { Report, ReportTable, ReportValue } from '#src/api/types/report.ts';
import { amountText } from '#src/features/shared/subscription/renewal/amounts.ts';
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

/** The sum of entries as text, with other currencies apart: `$1,299 + EUR 50`. */
export function sumText(entries: readonly Pick<RevenueEntry, 'amount' | 'currency'>[]): string {
  const sums = new Map<string, number>();
  for (const { amount, currency } of entries) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return amountText(sums);
}

/** In whose zone the days of the figures are: everyone's, so that two people read the same figure. */
export function daysOf(timeZone: string): string {
  return `in ${timeZone} (System Settings)`;
}

/** The groups as a table. */
export function revenueTable(entries: readonly RevenueEntry[], by: Grouping): ReportTable {
  const groups = revenueGroups(entries, by);
  const rows = groups.map(({ name, entries: of, amount }): readonly ReportValue[] => [
    name,
    of.length,
    toMajor(amount),
  ]);
  // The names of groups in another currency have its code.
  const kind = groups.every(({ currency }) => currency === '$') ? 'money' : 'number';
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
