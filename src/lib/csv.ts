/** A cell of an export: numbers stay numbers, everything else is text, null is empty. */
export type CsvCell = string | number | null;

// The full-width signs are read as the plain ones by spreadsheets set to Chinese, Japanese or Korean.
const dangerous = /^[=+\-@＝＋－＠\t\r\n\0']/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet will not take for a formula: one apostrophe goes before a text that begins with
 * `= + - @` (full-width too), tab, CR, LF or NUL. One goes before an apostrophe as well, so that the first apostrophe
 * of a cell is always ours and can be taken away again. Plain numbers are left alone; a phone number (`+971…`) is not
 * one. NUL, at which many readers end the cell or the file, is written as its sign `␀`.
 */
export function neutralise(text: string): string {
  const written = text.replaceAll('\0', '␀');
  return dangerous.test(text) && !plainNumber.test(text) ? `'${written}` : written;
}

function toLine(cells: readonly CsvCell[], separator: string, quoted: RegExp): string {
  return cells
    .map((cell) => {
      if (cell === null) return '';
      const text = typeof cell === 'number' ? String(cell) : neutralise(cell);
      return quoted.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
    })
    .join(separator);
}

/**
 * RFC 4180: lines end in CRLF, the last one too; cells that need it are quoted. So are those with a semicolon or a
 * tab, at which spreadsheets of other regions divide a line.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${toLine(row, ',', /[",;\t\r\n]/)}\r\n`).join('');
}

/** What a spreadsheet takes from the clipboard: cells divided by tabs, rows by line breaks. */
export function toTsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => toLine(row, '\t', /["\t\r\n]/)).join('\n');
}
