import { format, getFormatInfo, isDateFormat } from 'numfmt';
import { dateText, numberText } from './cells.ts';

/** The longest format of a spreadsheet. */
const LONGEST = 255;

/** The formats of days and times that have no code in the file (ECMA-376, 18.8.30), in all languages. */
const dates = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
] as const;

/** The code of a format that a workbook names by its number only; its other numbers are read with all their digits. */
export function builtInFormat(id: number): string {
  return dates.some(([from, to]) => id >= from && id <= to) ? 'yyyy-mm-dd' : 'General';
}

const DAY = 24 * 60 * 60 * 1000;
/** 1970-01-01 as a day of a workbook. */
const EPOCH = 25_569;
const DAYS_TO_1904 = 1462;
/** The day 10000-01-01. A number from here on is no date, but one in the format of a date: a phone number. */
const FIRST_NO_DATE = 2_958_466;

const digitsOf = (text: string) => text.replace(/\D/gu, '');

/** The number as the spreadsheet shows it, if it shows all digits and no separators: `00501`, `050 123 4567`. */
function shownText(value: number, code: string): string | null {
  if (!Number.isInteger(value) || code.length > LONGEST || code === 'General') return null;
  if (getFormatInfo(code).type !== 'number') return null;
  const shown = format(code, value, { throws: false });
  return digitsOf(shown).endsWith(digitsOf(numberText(value))) ? shown.trim() : null;
}

/** The text of a number in this format: a day as ISO 8601, else the number as it is shown, or with all its digits. */
export function formattedNumber(value: number, code: string, from1904: boolean): string {
  const isDate = code.length <= LONGEST && Math.abs(value) < FIRST_NO_DATE && isDateFormat(code);
  if (!isDate) return shownText(value, code) ?? numberText(value);
  return dateText(new Date(Math.floor((value + (from1904 ? DAYS_TO_1904 : 0) - EPOCH) * DAY)));
}
