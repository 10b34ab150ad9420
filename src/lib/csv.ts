/** A byte order mark, without which Excel reads UTF-8 as its own code page. */
export const byteOrderMark = '\ufeff';

/** A cell of an export; null is an empty cell. */
export type CsvCell = string | number | null;

// Spreadsheets set to Chinese, Japanese or Korean read the full-width signs as the plain ones.
const dangerous = /^[=+\-@＝＋－＠\t\r\n\0']/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet does not evaluate as a formula: adds an apostrophe before a text that begins with `= + - @`
 * (full-width too), tab, CR, LF or NUL. Also before an apostrophe, so that a reader can always remove the first one.
 * Plain numbers stay unchanged; a phone number (`+971…`) is not a plain number. NUL is replaced by its sign `␀`,
 * because many readers end the cell or the file at it.
 */
export function neutralise(text: string): string {
  const written = text.replaceAll('\0', '␀');
  return dangerous.test(text) && !plainNumber.test(text) ? `'${written}` : written;
}

/** The text before `neutralise`: without the apostrophe that it added. NUL stays `␀`. */
export function restoreNeutralised(text: string): string {
  const rest = text.slice(1);
  return text.startsWith("'") && dangerous.test(rest) && !plainNumber.test(rest) ? rest : text;
}

function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  const text = typeof cell === 'number' ? String(cell) : neutralise(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * CSV by RFC 4180: every line ends in CRLF. Cells with a semicolon or a tab are quoted too, because spreadsheets in
 * some regions use them as separators.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

/** A table as a CSV file that spreadsheets open with the right letters. */
export function csvFile(rows: readonly (readonly CsvCell[])[]): Blob {
  return new Blob([byteOrderMark, toCsv(rows)], { type: 'text/csv;charset=utf-8' });
}
