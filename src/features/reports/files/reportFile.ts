import type { Report } from '#src/api/types/report.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';

export type ReportFormat = 'pdf' | 'xlsx';

/** The period of a report: the chosen one, `2026-Q3`, or the months of its tables, `2025-12-to-2026-11`. */
function periodOf({ period, tables }: Report): string {
  if (period !== undefined) return period;
  const months = tables.flatMap(({ columns, rows }) =>
    columns[0]?.kind === 'month' ? rows.map(([month = '']) => String(month)) : [],
  );
  const [first, last] = [months[0], months.at(-1)];
  return first === undefined ? '' : `${first}-to-${last}`;
}

/** `revenue-2026-q3-2026-11-20.pdf`: the title, the period if there is one, and the local day of the run. */
export function reportFileName(report: Report, format: ReportFormat): string {
  const { title, lastGenerated } = report;
  const words = title.toLowerCase().match(/[a-z0-9]+/gu) ?? ['report'];
  const day = shownDateTime(lastGenerated)?.slice(0, 10) ?? '';
  const parts = [...words, periodOf(report).toLowerCase(), day].filter((part) => part !== '');
  return `${parts.join('-').slice(0, 120)}.${format}`;
}

/** Writes a report as a file. The code for the format is loaded by the first call. */
export async function reportFile(report: Report, format: ReportFormat): Promise<Blob> {
  const generated = shownDateTime(report.lastGenerated);
  if (generated === null) throw new Error(`${report.title} was never generated.`);
  if (format === 'xlsx') {
    const { reportXlsx } = await import('./reportXlsx.ts');
    return reportXlsx(report, generated);
  }
  const { reportPdf } = await import('./reportPdf.ts');
  return reportPdf(report, generated);
}
