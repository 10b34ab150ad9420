import { formatBytesApart } from '#src/lib/fileSize.ts';
import { formatNumber, toShown } from '#src/lib/text.ts';
import { decodeText } from './decodeText.ts';
import { readCsv } from './readCsv.ts';
import { readXlsx, WorkbookError } from './readXlsx.ts';

/** Limits of a file. */
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MAX_FILE_ROWS = 5000;

/** A row of a file. `number` counts from 1 and includes the header and empty rows, as a spreadsheet does. */
export interface TableRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** A file as text. */
export interface TextTable {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** A sentence about how the file was read; null when there is nothing to say. */
  readonly notice: string | null;
}

/** A file, or a sentence that says why it cannot be imported. */
export type TableRead = { readonly table: TextTable } | { readonly problem: string };

const isEmpty = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/** The first row that is not empty is the header; empty rows are left out. */
function toTable(
  name: string,
  records: readonly (readonly string[])[],
  notice: string | null = null,
): TableRead {
  const rows = records.map((cells, at) => ({ number: at + 1, cells })).filter(({ cells }) => !isEmpty(cells));
  const [header, ...data] = rows;
  const file = toShown(name);
  if (!header || data.length === 0) return { problem: `${file} has no rows below its headers.` };
  if (data.length > MAX_FILE_ROWS) {
    const count = formatNumber(data.length);
    return { problem: `${file} has ${count} rows; at most ${formatNumber(MAX_FILE_ROWS)} can be imported.` };
  }
  const width = Math.max(...rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== '') + 1));
  const names = Array.from({ length: width }, (_, at) => oneLine(header.cells[at] ?? ''));
  return { table: { name, header: uniqueNames(names), rows: data, notice } };
}

/** A text in one line, as the fields of the forms have: line breaks become spaces. */
export function oneLine(text: string): string {
  return text.replace(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ').trim();
}

/** Headers that can name a control: an empty one is `Column 3`, a second `Email` is `Email (2)`. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const seen = new Map<string, number>();
  return names.map((name, at) => {
    const shown = name === '' ? `Column ${at + 1}` : name;
    const count = (seen.get(shown) ?? 0) + 1;
    seen.set(shown, count);
    return count === 1 ? shown : `${shown} (${count})`;
  });
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Whether the text is of a binary file, which has zero bytes; a PDF may have none at its start. */
const isBinary = (text: string) => text.includes('\0') || text.startsWith('%PDF');

/** Reads a CSV or XLSX file, by its content. Never rejects. */
export async function readFile(file: File): Promise<TableRead> {
  const name = toShown(file.name);
  const wrongKind = { problem: `${name} is neither CSV nor XLSX.` };
  if (file.size > MAX_FILE_BYTES) {
    const [size, limit] = formatBytesApart(file.size, MAX_FILE_BYTES);
    return { problem: `${name} is too large: ${size}; the limit is ${limit}.` };
  }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isZip(bytes)) {
      const { rows, sheets } = await readXlsx(bytes);
      const notice = sheets > 1 ? `${name} has ${sheets} sheets. The first one was read.` : null;
      return toTable(file.name, rows, notice);
    }
    const { text, encoding } = decodeText(bytes);
    if (isBinary(text)) return wrongKind;
    const notice =
      encoding === 'Windows-1252'
        ? `${name} was read as Windows-1252. Look whether letters such as é and ü are right.`
        : null;
    return toTable(file.name, readCsv(text), notice);
  } catch (error) {
    if (!(error instanceof WorkbookError)) {
      return { problem: `${name} could not be read. Save it as CSV and choose that file.` };
    }
    return error.reason === 'kind' ? wrongKind : { problem: `${name} is too large when it is unpacked.` };
  }
}

/** Reads cells that were copied in a spreadsheet. */
export function readPasted(text: string): TableRead {
  return toTable('Pasted cells', readCsv(text));
}
