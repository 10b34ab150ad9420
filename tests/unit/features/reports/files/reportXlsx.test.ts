import readWorkbook from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { reports } from '#fixtures/build/samples.ts';
import type { Report, ReportValue, ReportValueKind } from '#src/api/types/report.ts';
import { shownZone } from '#src/components/DateTime/shownDates.ts';
import { reportXlsx } from '#src/features/reports/files/reportXlsx.ts';

const bytesOf = async (report: Report) =>
  Buffer.from(await (await reportXlsx(report, '2026-11-20 10:30')).arrayBuffer());

/** The cell of a value: a month is a date, other values are unchanged. */
const typed = (kind: ReportValueKind, value: ReportValue) =>
  kind === 'month' ? new Date(`${value}-01T00:00:00Z`) : value;

describe('reportXlsx, read back by another library', () => {
  it.each(reports.map((report) => [report.title, report] as const))(
    '%s: title, time, figures and every row, each cell of its type',
    async (title, report) => {
      const sheets = await readWorkbook(await bytesOf(report));
      const [about, ...tables] = sheets;
      expect(about).toEqual({
        sheet: 'Report',
        data: [
          ['Report', title],
          ['Description', report.description],
          [`Generated (${shownZone()})`, new Date('2026-11-20T10:30:00Z')],
          ...report.figures.map(({ label, kind, value }) => [label, typed(kind, value)]),
        ],
      });
      expect(tables).toEqual(
        report.tables.map(({ title: sheet, columns, rows }) => ({
          sheet,
          data: [
            columns.map(({ header }) => header),
            ...rows.map((row) => columns.map(({ kind }, at) => typed(kind, row[at] ?? ''))),
          ],
        })),
      );
    },
  );

  it('keeps a value that is no month as text', async () => {
    const table = {
      title: 'Months',
      columns: [{ header: 'Month', kind: 'month' }] as const,
      rows: [['soon']],
    };
    const sheets = await readWorkbook(await bytesOf(buildReport({ tables: [table] })));
    expect(sheets[1]?.data).toEqual([['Month'], ['soon']]);
  });
});
