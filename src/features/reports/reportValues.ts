import type { ReportColumn, ReportTable, ReportValue, ReportValueKind } from '#src/api/types/report.ts';
import { shortAmount, toMinor } from '#src/lib/values/amount.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Year and month, counted from 1, of `2026-11`; null for a text that is no month. */
export function monthOf(value: ReportValue): { year: number; month: number } | null {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(String(value)) ?? [];
  return year && month ? { year: Number(year), month: Number(month) } : null;
}

function monthText(value: ReportValue): string {
  const month = monthOf(value);
  return month ? `${monthNames[month.month - 1]} ${month.year}` : String(value);
}

const amountText = (value: ReportValue) => shortAmount(toMinor(Number(value)));

const writers: Readonly<Record<ReportValueKind, (value: ReportValue) => string>> = {
  text: String,
  month: monthText,
  // Without the last 0 of `2.40`, which an amount has and hours do not.
  number: (value) => amountText(value).replace(/(\.\d)0$/u, '$1'),
  money: (value) => `$${amountText(value)}`,
  share: (value) => `${(Number(value) * 100).toFixed(1)}%`,
};

/** The text of a value on the screen and in the PDF: `Nov 2026`, `9,218`, `$84,320`, `$149.85`, `45.3%`. */
export const reportText = (kind: ReportValueKind, value: ReportValue): string => writers[kind](value);

/** Whether a column contains numbers, which are aligned to the end of their cell. */
export const isNumeric = ({ kind }: ReportColumn): boolean => kind !== 'text' && kind !== 'month';

/** The texts of a table's rows. */
export const tableTexts = ({ columns, rows }: ReportTable): readonly (readonly string[])[] =>
  rows.map((row) => columns.map(({ kind }, at) => reportText(kind, row[at] ?? '')));
