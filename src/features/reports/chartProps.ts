import type { ReportTable } from '#src/api/types/report.ts';
import type { BarChartProps } from '#src/components/BarChart/BarChart.tsx';
import type { ChartTable } from '#src/components/ChartCard/ChartCard.tsx';
import type { LineChartProps } from '#src/components/LineChart/LineChart.tsx';
import { isNumeric, reportText, tableTexts } from './reportValues.ts';

/** The tables of reports that are drawn, the very ones that are in the files. */
export interface ReportChartTables {
  /** A month and then numbers. */
  readonly userGrowth: ReportTable;
  /** A category, its number, its share. */
  readonly developerDistribution: ReportTable;
}

/** The table of the same rows that a chart can be exchanged for. */
export const chartTable = (table: ReportTable): ChartTable => ({
  columns: table.columns.map((column) => ({ header: column.header, numeric: isNumeric(column) })),
  rows: tableTexts(table),
});

const formatCount = (value: number) => reportText('number', value);

/** Lines over the months, one for each of the first three columns of numbers; the total is in the table alone. */
export function growthChart(title: string, { columns, rows }: ReportTable): LineChartProps {
  const series = columns
    .flatMap(({ header, kind }, at) =>
      kind === 'number' && header !== 'Total'
        ? [{ name: header, values: rows.map((row) => Number(row[at])) }]
        : [],
    )
    .slice(0, 3);
  const categories = rows.map(([month = '']) => reportText('month', month));
  const moves = series.map(
    ({ name, values }) => `${name} from ${formatCount(values[0] ?? 0)} to ${formatCount(values.at(-1) ?? 0)}`,
  );
  const label = `${title}, ${categories[0]} to ${categories.at(-1)}: ${moves.join(', ')}.`;
  return { label, categories, series, format: formatCount };
}

/** A bar per category with its number and its share. */
export function distributionChart(title: string, { rows }: ReportTable): BarChartProps {
  const bars = rows.map(([name = '', count = 0, share = 0]) => ({
    name: String(name),
    value: Number(count),
    text: `${reportText('number', count)} (${reportText('share', share)})`,
  }));
  return { label: `${title}: ${bars.map(({ name, text }) => `${name} ${text}`).join(', ')}.`, bars };
}
