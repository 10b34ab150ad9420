import type { Report, ReportTable, ReportValue, ReportValueKind } from '#src/api/types/report.ts';
import { shownZone } from '#src/components/DateTime/shownDates.ts';
import { zonedHeader } from '#src/lib/dates.ts';
import { type Sheet, type SheetCell, toWorkbook } from '#src/lib/xlsx.ts';
import { monthOf } from '../reportValues.ts';

/** A month as its first day; a number with the format of its kind; a text unchanged. */
function cellOf(kind: ReportValueKind, value: ReportValue): SheetCell {
  if (kind === 'text') return value;
  if (kind !== 'month') return { value: Number(value), format: kind };
  const month = monthOf(value);
  return month ? { value: new Date(Date.UTC(month.year, month.month - 1, 1)), format: 'month' } : value;
}

function sheetOf(table: ReportTable): Sheet {
  const { title, columns, rows } = table;
  const cells = (row: readonly ReportValue[]) => columns.map(({ kind }, at) => cellOf(kind, row[at] ?? ''));
  return {
    name: title,
    header: columns.map(({ header }) => header),
    rows: rows.map(cells),
  };
}

/**
 * A report as a workbook: a sheet with title, description, time and figures, then a sheet for each table.
 * `generated` is the local time as text, `2026-11-20 10:30`.
 */
export function reportXlsx(report: Report, generated: string): Promise<Blob> {
  const { title, description, figures, tables } = report;
  const about: Sheet = {
    name: 'Report',
    header: ['Report', title],
    rows: [
      ['Description', description],
      [
        zonedHeader('Generated', shownZone()),
        { value: new Date(`${generated.replace(' ', 'T')}Z`), format: 'time' },
      ],
      ...figures.map(({ label, kind, value }) => [label, cellOf(kind, value)]),
    ],
  };
  return toWorkbook([about, ...tables.map(sheetOf)]);
}
