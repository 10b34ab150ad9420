import type { Report, ReportTable } from '#src/api/types/report.ts';
import { formatNumber } from '#src/lib/text.ts';
import { isNumeric } from './reportValues.ts';

/** The texts of the three stat cards above the reports. */
export interface ReportTotals {
  readonly generated: string;
  readonly dataPoints: string;
  readonly averageTime: string;
}

const pointsOf = ({ columns, rows }: ReportTable) => columns.filter(isNumeric).length * rows.length;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * The number of runs of all reports, the number of values that these runs read (each run reads all numbers of its
 * report's tables), and the mean duration of a run.
 */
export function reportTotals(reports: readonly Report[]): ReportTotals {
  const runs = sum(reports.map((report) => report.runs));
  const seconds = sum(reports.map((report) => report.runSeconds));
  const points = sum(reports.map((report) => report.runs * sum(report.tables.map(pointsOf))));
  return {
    generated: formatNumber(runs),
    dataPoints: formatNumber(points),
    averageTime: runs === 0 ? '—' : `${(seconds / runs).toFixed(1)} s`,
  };
}
