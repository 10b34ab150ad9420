import type { BarChartProps } from '#src/components/BarChart/BarChart.tsx';
import { reportText } from '../reportValues.ts';
import { type Grouping, type RevenueEntry, revenueGroups } from './revenueEntries.ts';
import { sumText } from './revenueReport.ts';

/** How many groups the chart shows; the table has all. */
const MOST_BARS = 12;

/** The chart of the groups: the largest ones, or the last months. Each bar leads to its entries. */
export function revenueChart(
  title: string,
  entries: readonly RevenueEntry[],
  by: Grouping,
  groupAt: (name: string) => string,
): { readonly chart: BarChartProps; readonly bars: number } {
  const groups = revenueGroups(entries, by);
  const shown = by === 'month' ? groups.slice(-MOST_BARS) : groups.slice(0, MOST_BARS);
  const totals = new Map<string, number>();
  for (const { amount, currency } of entries) totals.set(currency, (totals.get(currency) ?? 0) + amount);
  const bars = shown.map(({ name, amount, currency }) => {
    const share = reportText('share', amount / (totals.get(currency) || 1));
    return {
      name,
      value: amount,
      text: `${sumText([{ amount, currency }])} (${share})`,
      href: groupAt(name),
    };
  });
  const rest = groups.length - shown.length;
  const label = `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}${rest > 0 ? `, and ${rest} more in the table` : ''}.`;
  return { chart: { label, bars }, bars: bars.length };
}
