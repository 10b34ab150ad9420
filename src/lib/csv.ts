/** A cell of an export: numbers stay numbers, everything else is text, null is empty. */
export type CsvCell = string | number | null;

const dangerous = /^[=+\-@\t\r\n\0]/;
const plainNumber = /^-?\d+(?:\.\d+)?$/;

/**
 * Text that a spreadsheet will not take for a formula: one apostrophe goes before a text that begins with
 * `= + - @`, tab, CR, LF or NUL. Plain numbers are left alone; a phone number (`+971…`) is not one.
 */
export function neutralise(text: string): string {
  return dangerous.test(text) && !plainNumber.test(text) ? `'${text}` : text;
}

function toLine(cells: readonly CsvCell[], separator: string): string {
  return cells
    .map((cell) => {
      if (cell === null) return '';
      const text = typeof cell === 'number' ? String(cell) : neutralise(cell);
      return text.includes('"') || text.includes(separator) || /[\r\n]/.test(text)
        ? `"${text.replaceAll('"', '""')}"`
        : text;
    })
    .join(separator);
}

/** RFC 4180: lines end in CRLF, the last one too; cells that need it are quoted. */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${toLine(row, ',')}\r\n`).join('');
}

/** What a spreadsheet takes from the clipboard: cells divided by tabs, rows by line breaks. */
export function toTsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => toLine(row, '\t')).join('\n');
}
