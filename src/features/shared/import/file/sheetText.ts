import type { SheetCell } from '#src/features/shared/import/xml/sheetCells.ts';
import { xmlText } from '#src/features/shared/import/xml/xmlTags.ts';
import { dateText, numberText } from './cellText.ts';

/** What the values of cells refer to. */
export interface SheetContext {
  readonly texts: readonly string[];
  /** Of the cell styles, whether they are of days or times. */
  readonly isDate: readonly boolean[];
  /** Whether the days count from 1904. */
  readonly from1904: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** 1970-01-01 as a day of a workbook. */
const EPOCH = 25_569;
const DAYS_TO_1904 = 1462;
/** The day 10000-01-01. A number from here on is no date, but one in the format of a date: a phone number. */
const FIRST_NO_DATE = 2_958_466;

/** A day, and its time to the minute. */
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:$|[T ](\d{2}:\d{2}))/u;

/** A text of a workbook: characters that XML cannot represent are written as `_x0007_` (ECMA-376, ST_Xstring). */
function unescaped(written: string): string {
  const text = xmlText(written);
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\da-f]{4})_/giu, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function numberOrDate(value: string, style: string | undefined, { isDate, from1904 }: SheetContext): string {
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error('No number');
  if (style === undefined || !isDate[Number(style)] || Math.abs(number) >= FIRST_NO_DATE)
    return numberText(value);
  return dateText(new Date(Math.floor((number + (from1904 ? DAYS_TO_1904 : 0) - EPOCH) * DAY)));
}

/**
 * The day and time of an ISO 8601 text as they are written: as an instant they would move by the computer's zone. Another
 * text stays, so that the user can correct it.
 */
function writtenDate(value: string): string {
  const [, day, time = '00:00'] = isoDate.exec(value) ?? [];
  if (day === undefined) return unescaped(value);
  return time === '00:00' ? day : `${day} ${time}`;
}

function sharedText(value: string, { texts }: SheetContext): string {
  const text = texts[Number(value)];
  if (text === undefined) throw new Error('No such text');
  return unescaped(text);
}

/** The value of a cell that is not empty, as text. Throws at a type that workbooks do not have. */
export function sheetText({ type = 'n', style, value }: SheetCell, context: SheetContext): string {
  switch (type) {
    case 's':
      return sharedText(value, context);
    case 'str':
    case 'inlineStr':
    case 'e':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return numberOrDate(value, style, context);
    case 'd':
      return writtenDate(value);
    default:
      throw new Error('No such type');
  }
}
