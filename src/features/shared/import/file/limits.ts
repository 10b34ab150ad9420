import { formatBytes } from '#src/lib/fileSize.ts';
import { formatNumber } from '#src/lib/text.ts';

/** Limits of a file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_ROWS = 5000;
export const MAX_COLUMNS = 200;
/** A small archive can unpack to gigabytes, and many cells of a workbook can name one long text. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;

/** The first rows of a file, of which one is the header. */
export const FIRST_ROWS = 20;

/** Why a file cannot be imported. The message follows its name: `has more than 200 columns.` */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/** What is said of a file of another kind. */
export const NO_TABLE = 'is neither CSV nor XLSX.';

/** What to do with a file in another format. */
export const saveAs = (format: string) => `Save it as ${format} and choose that file.`;

/** A text file cannot be read from a line on. */
export const lineProblem = (line: number, what: string) =>
  new FileProblem(`cannot be read from line ${formatNumber(line)} on: ${what}. Mend it in the file.`);

/** Throws `has more than 200 columns.` and the like, when the count is above the limit. */
export function limitCount(count: number, most: number, noun: string): void {
  if (count > most) throw new FileProblem(`has more than ${formatNumber(most)} ${noun}.`);
}

/** Adds up bytes or characters, and throws when they are too many together. */
export function unpackedLimit(): (size: number) => void {
  let total = 0;
  return (size) => {
    total += size;
    if (total <= MAX_UNPACKED_BYTES) return;
    throw new FileProblem(`has more than ${formatBytes(MAX_UNPACKED_BYTES)} when it is unpacked.`);
  };
}

/** Throws while rows that are not empty are read; those above the header do not count as rows in the end. */
export function limitRead(rows: number, width: number): void {
  limitCount(width, MAX_COLUMNS, 'columns');
  if (rows > MAX_FILE_ROWS + FIRST_ROWS) limitCount(rows, MAX_FILE_ROWS, 'rows');
}
