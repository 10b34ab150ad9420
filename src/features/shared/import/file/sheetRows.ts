import { limitCount, MAX_COLUMNS, rowLimits } from './limits.ts';
import { attributesOf, type XmlAttributes } from './xmlTags.ts';

/** The rows of a sheet that have values, without the gaps between them. */
export interface SheetRows {
  /** The sheet (ECMA-376, 18.3.1.99) with these rows only, numbered from 1. */
  readonly xml: string;
  /** The numbers of its rows in the workbook. */
  readonly numbers: readonly number[];
}

const tags = /<(\/?)(?:\w{1,20}:)?(row|c)(?=[\s/>])([^<>]*)>/gu;
const value = /<(?:\w{1,20}:)?(?:v|t)(?:\s[^<>]*)?>([^<]+)/u;
const address = /^([A-Z]{1,7})(\d{1,10})$/u;
const word = /^\w{1,20}$/u;

/** A number from here on is no date, but a number in the format of one, such as a phone number: the day 10000-01-01. */
const FIRST_NO_DATE = 2_958_466;

/** `28` for `AB`. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** `AB` for 28. */
function lettersOf(column: number): string {
  const rest = column - 1;
  const last = String.fromCharCode(65 + (rest % 26));
  return rest < 26 ? last : lettersOf(Math.floor(rest / 26)) + last;
}

/** The number of a row or column: as it is written, else the next one. */
function placeAfter(before: number, written: number | undefined): number {
  if (written === undefined) return before + 1;
  if (!Number.isInteger(written) || written <= before) throw new Error('Out of place');
  return written;
}

/** The cell with its new row. Its style is left out where it would make a date of a number that is none. */
function cellXml({ t, s }: XmlAttributes, place: string, written: string, content: string): string {
  const isNoDate = (t === undefined || t === 'n') && Math.abs(Number(written)) >= FIRST_NO_DATE;
  const type = t !== undefined && word.test(t) ? ` t="${t}"` : '';
  const style = s !== undefined && word.test(s) && !isNoDate ? ` s="${s}"` : '';
  return `<c r="${place}"${type}${style}>${content}</c>`;
}

/**
 * Leaves out empty cells and the gaps between rows, because `read-excel-file` makes an array for each row above the last
 * one, each as long as the widest. Throws `LimitError` at the first row that is over a limit.
 */
export function filledRows(sheet: string): SheetRows {
  const numbers: number[] = [];
  const rows: string[] = [];
  const limit = rowLimits();
  let row = 0;
  let column = 0;
  let width = 0;
  let cells: string[] = [];
  let open: { readonly attributes: XmlAttributes; readonly from: number } | null = null;

  function addCell(attributes: XmlAttributes, content: string) {
    const letters = address.exec(attributes.r ?? '')?.[1];
    column = placeAfter(column, letters === undefined ? undefined : columnOf(letters));
    const written = value.exec(content)?.[1];
    if (written === undefined) return;
    limitCount(column, MAX_COLUMNS, 'columns');
    width = column;
    cells.push(cellXml(attributes, `${lettersOf(column)}${numbers.length + 1}`, written, content));
  }

  function endRow() {
    if (cells.length === 0) return;
    limit(row, width, cells.length);
    numbers.push(row);
    rows.push(`<row r="${numbers.length}">${cells.join('')}</row>`);
    cells = [];
  }

  for (const tag of sheet.matchAll(tags)) {
    const [whole, slash, name, attributes = ''] = tag;
    const isClosed = attributes.endsWith('/');
    if (name === 'row') {
      endRow();
      if (slash === '/') continue;
      const { r } = attributesOf(attributes);
      row = placeAfter(row, r === undefined ? undefined : Number(r));
      column = 0;
    } else if (slash === '') {
      open = isClosed ? null : { attributes: attributesOf(attributes), from: tag.index + whole.length };
    } else if (open) {
      addCell(open.attributes, sheet.slice(open.from, tag.index));
      open = null;
    }
  }
  return { xml: `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`, numbers };
}
