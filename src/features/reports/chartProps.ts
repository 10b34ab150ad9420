import type { ReportTable } from '#src/api/types/report.ts';
import type { BarChartProps } from '#src/components/BarChart/BarChart.tsx';
import type { ChartTable } from '#src/components/ChartCard/NumbersTable.tsx';
import type { LineChartProps } from '#src/components/LineChart/LineChart.tsx';
import { paths } from '#src/lib/paths.ts';
import { clamp } from '#src/lib/text.ts';
import { isNumeric, reportText, tableTexts } from './reportValues.ts';

/** The tables of reports that the charts show; the files contain the same tables. */
export interface ReportChartTables {
  /** Columns: a month, then numbers. */
  readonly userGrowth: ReportTable;
  /** Columns: a category, its number, its share. */
  readonly developerDistribution: ReportTable;
}

/** The table that a chart card shows in place of its chart. */
export const chartTable = (table: ReportTable): ChartTable => ({
  columns: table.columns.map((column) => ({ header: column.header, numeric: isNumeric(column) })),
  rows: tableTexts(table),
});

const formatCount = (value: number) => reportText('number', value);

const lists: ReadonlyMap<string, string> = new Map([
  ['Investors', paths.master.investorUsers],
  ['Developer users', paths.master.developerUsers],
]);

/** The list behind a column, if the console has one. */
function linkOf(header: string): { readonly href?: string } {
  const href = lists.get(header);
  return href === undefined ? {} : { href };
}

/** A line chart over the months, with a line for each of the first three columns of numbers except `Total`. */
export function growthChart(title: string, { columns, rows }: ReportTable): LineChartProps {
  const series = columns
    .flatMap(({ header, kind }, at) =>
      kind === 'number' && header !== 'Total'
        ? [{ name: header, values: rows.map((row) => Number(row[at])), ...linkOf(header) }]
        : [],
    )
    .slice(0, 3);
  const categories = rows.map(([month = '']) => reportText('month', month));
  const changes = series.map(
    ({ name, values }) => `${name} from ${formatCount(values[0] ?? 0)} to ${formatCount(values.at(-1) ?? 0)}`,
  );
  const label = `${title}, ${categories[0]} to ${categories.at(-1)}: ${changes.join(', ')}.`;
  return { label, categories, series, format: formatCount };
}

/** The label of a chart is one sentence: it has this many characters of a name. */
const longestSaid = 80;

/** A bar chart with the number and share of each category. */
export function distributionChart(title: string, { rows }: ReportTable): BarChartProps {
  const bars = rows.map(([name = '', count = 0, share = 0]) => ({
    name: String(name),
    value: Number(count),
    text: `${reportText('number', count)} (${reportText('share', share)})`,
  }));
  const said = bars.map(({ name, text }) => `${clamp(name, longestSaid)} ${text}`);
  return { label: `${title}: ${said.join(', ')}.`, bars };
}
