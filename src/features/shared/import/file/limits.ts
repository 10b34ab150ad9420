import { formatBytes } from '#src/lib/fileSize.ts';
import { formatNumber } from '#src/lib/text.ts';

/** Limits of a file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_ROWS = 5000;
export const MAX_COLUMNS = 200;
/** Cells that are not empty. */
const MAX_CELLS = 250_000;
/** The longest cell of a spreadsheet, in UTF-16 units. */
const MAX_CELL_LENGTH = 32_767;
/** All cells together: a workbook has a text once and names it in many cells. */
const MAX_TEXT = 20_000_000;
/** The last row of a spreadsheet, empty rows included. */
const MAX_ROW_NUMBER = 1_048_576;
/** A small archive can unpack to gigabytes. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
export const MAX_PARTS = 10_000;
/** Texts that the cells of a workbook name, those of all its sheets. */
export const MAX_SHARED_TEXTS = 500_000;

/** A file is over a limit. The message names it, after `people.csv has`: `more than 200 columns`. */
export class LimitError extends Error {
  override name = 'LimitError';
}

/** Throws `more than 200 columns` and the like, when the count is above the limit. */
export function limitCount(count: number, most: number, noun: string): void {
  if (count > most) throw new LimitError(`more than ${formatNumber(most)} ${noun}`);
}

export function limitUnpacked(bytes: number): void {
  if (bytes <= MAX_UNPACKED_BYTES) return;
  throw new LimitError(`more than ${formatBytes(MAX_UNPACKED_BYTES)} when it is unpacked`);
}

/** Counts rows with their cells while they are read, and throws at the first one that is over a limit. */
export function rowLimits(): (number: number, width: number, filled: number) => void {
  let rows = 0;
  let cells = 0;
  return (number, width, filled) => {
    limitCount(number, MAX_ROW_NUMBER, 'rows, empty ones included');
    if (width === 0) return;
    rows += 1;
    cells += filled;
    limitCount(width, MAX_COLUMNS, 'columns');
    // The first one is the header.
    limitCount(rows - 1, MAX_FILE_ROWS, 'rows');
    limitCount(cells, MAX_CELLS, 'cells');
  };
}

/** Counts the characters of rows, and throws at the first one that is over a limit. */
export function textLimits(): (number: number, cells: readonly string[]) => void {
  let length = 0;
  return (number, cells) => {
    for (const cell of cells) {
      length += cell.length;
      if (cell.length <= MAX_CELL_LENGTH) continue;
      const most = formatNumber(MAX_CELL_LENGTH);
      throw new LimitError(`a cell of more than ${most} characters, in row ${formatNumber(number)}`);
    }
    limitCount(length, MAX_TEXT, 'characters');
  };
}
