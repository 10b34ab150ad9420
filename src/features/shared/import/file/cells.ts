import { cleanText } from '#src/lib/cleanText.ts';
import { withoutZone } from '#src/lib/dates.ts';
import { foldText } from '#src/lib/foldText.ts';

/** A row of a file. `number` counts from 1 and includes the header and empty rows, as a spreadsheet does. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** Its first line in a text file. */
  readonly line?: number;
  /** By hand or by a filter, in a workbook. */
  readonly hidden?: boolean;
  /** Why it must not be sent as it was read. */
  readonly problem?: string;
}

/** Whether a cell has more than spaces. */
function isFilled(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== '';
}

/** How many cells a row has up to the last one that is not empty. */
export const widthOf = (cells: readonly string[]) => cells.findLastIndex(isFilled) + 1;

const lineBreak = /[\r\n\u2028\u2029]/u;

/** A text in one line, as the fields of the forms have: line breaks become spaces. */
function oneLine(text: string): string {
  if (!lineBreak.test(text)) return text.trim();
  const lines = text.split(lineBreak).map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

/** The text of a cell as it is imported. */
export function cellValue(text: string): string {
  return oneLine(cleanText(text));
}

/** A header without the zone of our exports, case, accents, spaces and signs: `Emirates ID No.` is `emiratesidno`. */
export function plainHeader(header: string): string {
  return foldText(withoutZone(header)).replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Headers that can name a control: an empty one is `Column 3`, a second `Email` is `Email (2)`, or `Email (3)` if the file
 * has an `Email (2)`.
 */
export function uniqueNames(names: readonly string[]): readonly string[] {
  const shown = names.map((name, at) => (name === '' ? `Column ${at + 1}` : name));
  const given = new Set(shown);
  const used = new Set<string>();
  return shown.map((name) => {
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) {
      const next = `${name} (${count})`;
      if (!given.has(next)) unique = next;
    }
    used.add(unique);
    return unique;
  });
}

const exponentForm = /^([+-]?)(\d+)(?:[.,](\d+))?e([+-]?\d+)$/iu;

/** A spreadsheet keeps 15 digits of a number; further ones are lost, or noise of the binary fraction. */
const DIGITS = 15;

/** Whether a text is a number without its last digits, as spreadsheets show long ones: `7.84199E+14`. */
export function isShortened(text: string): boolean {
  const [, , , fraction = '', power = ''] = exponentForm.exec(text) ?? [];
  return Number(power) > fraction.length;
}

/** A number as programs write it with all its digits: `12345.0` and `9.71501234567E11` are whole. Other texts stay. */
export function wholeNumber(text: string): string {
  const [, sign = '', whole = '', fraction = '', power = ''] = exponentForm.exec(text) ?? [];
  if (power === '') return text.replace(/^(\d+)(?:\.0+|,00?)$/u, '$1');
  const moved = Number(power);
  if (isShortened(text) || moved < 0) return text;
  const digits = `${whole}${fraction.slice(0, moved)}`.replace(/^0+(?=\d)/u, '');
  return /[1-9]/u.test(fraction.slice(moved)) ? text : `${sign === '-' ? '-' : ''}${digits}`;
}

/** A number of a workbook with all its digits; in exponent form if it has more than a spreadsheet keeps. */
export function numberText(value: number): string {
  const kept = Number(value.toPrecision(DIGITS));
  if (Math.abs(kept) >= 10 ** DIGITS) return kept.toExponential().toUpperCase();
  const text = String(kept);
  return text.includes('e') ? kept.toFixed(20).replace(/0+$/u, '') : text;
}

/**
 * A date as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm`. To the second: a workbook has a time as a fraction of a day, which is
 * mostly a bit more or less than the time.
 */
export function dateText(date: Date): string {
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const time = iso.slice(11, 16);
  return time === '00:00' ? iso.slice(0, 10) : `${iso.slice(0, 10)} ${time}`;
}

/** What is shown for a formula that was saved without its value, as programs other than spreadsheets write it. */
export const NO_VALUE = '#NO VALUE!';

/** `#N/A`, `#DIV/0!`, `#NAME?` and the like, as spreadsheets of other languages write them too: `#NV`, `#WERT!`. */
const errorValue = /^(?:#¿?[\p{Lu}\d/_ ]{2,30}[!?]|#\p{Lu}\/\p{Lu}|#NV|#GETTING_DATA|Err:\d{3})$/u;

/** What is wrong with a cell whose value is an error of a spreadsheet, in a text file too; null when it is none. */
export function errorProblem(text: string): string | null {
  if (text === NO_VALUE) return 'The formula has no value; open and save the file in Excel';
  return errorValue.test(text) ? `The cell has an error (${text})` : null;
}
