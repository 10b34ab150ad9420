import type { Report } from '#src/api/types/report.ts';
import { shownDateTime } from '#src/components/DateTime/shownDates.ts';

export type ReportFormat = 'pdf' | 'xlsx';

/** `user-growth-report-2026-11-20.pdf`: the title and the local day of the run. */
export function reportFileName({ title, lastGenerated }: Report, format: ReportFormat): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/gu) ?? ['report'];
  const day = shownDateTime(lastGenerated)?.slice(0, 10);
  return `${[...words, ...(day ? [day] : [])].join('-').slice(0, 120)}.${format}`;
}

/** Writes a report as a file. The code for the format, and the font of a PDF, are loaded by the first call. */
export async function reportFile(report: Report, format: ReportFormat): Promise<Blob> {
  const generated = shownDateTime(report.lastGenerated);
  if (generated === null) throw new Error(`${report.title} was never generated.`);
  if (format === 'xlsx') {
    const { reportXlsx } = await import('./reportXlsx.ts');
    return reportXlsx(report, generated);
  }
  const [{ reportPdf }, { loadFonts }] = await Promise.all([import('./reportPdf.ts'), import('./fonts.ts')]);
  return reportPdf(report, { fonts: await loadFonts(), generated });
}
