import type {
  Report,
  ReportColumn,
  ReportTable,
  ReportValue,
  ReportValueKind,
} from '#src/api/types/report.ts';
import { shownZone } from '#src/components/DateTime/shownDates.ts';
import { zonedHeader } from '#src/lib/dates.ts';
import { type Sheet, type SheetCell, toWorkbook } from '#src/lib/xlsx.ts';
import { monthOf, reportText, tableTexts } from '../reportValues.ts';

/** A month as its first day; a number with the format of its kind; a text unchanged. */
function cellOf(kind: ReportValueKind, value: ReportValue): SheetCell {
  if (kind === 'text') return value;
  if (kind !== 'month') return { value: Number(value), format: kind };
  const month = monthOf(value);
  return month ? { value: new Date(Date.UTC(month.year, month.month - 1, 1)), format: 'month' } : value;
}

/** Width of a column in characters, for its longest text and the arrow of a filter. */
function widthOf(texts: readonly string[]): number {
  return Math.min(60, Math.max(10, ...texts.map((text) => text.length)) + 2);
}

function sheetOf(table: ReportTable): Sheet {
  const { title, columns, rows } = table;
  const texts = tableTexts(table);
  const cells = (row: readonly ReportValue[]) => columns.map(({ kind }, at) => cellOf(kind, row[at] ?? ''));
  const width = ({ header }: ReportColumn, at: number) =>
    widthOf([header, ...texts.map((row) => row[at] ?? '')]);
  return {
    name: title,
    header: columns.map(({ header }) => header),
    rows: rows.map(cells),
    widths: columns.map(width),
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
    widths: [
      widthOf(figures.map(({ label }) => label)),
      widthOf([title, description, ...figures.map(({ kind, value }) => reportText(kind, value))]),
    ],
  };
  return toWorkbook([about, ...tables.map(sheetOf)]);
}
