import { dateStyles } from '#src/features/shared/import/xml/dateStyles.ts';
import { sharedTexts } from '#src/features/shared/import/xml/sharedTexts.ts';
import { type SheetRow, sheetRows } from '#src/features/shared/import/xml/sheetCells.ts';
import { restoreNeutralised } from '#src/lib/csv.ts';
import { formatBytesApart } from '#src/lib/fileSize.ts';
import { toShown } from '#src/lib/text.ts';
import { csvRecords, isFilled } from './csvRecords.ts';
import { decodeText, type Encoding } from './decodeText.ts';
import {
  LimitError,
  limitCount,
  MAX_COLUMNS,
  MAX_FILE_BYTES,
  MAX_SHARED_TEXTS,
  rowLimits,
  textLimits,
} from './limits.ts';
import { cellValue, uniqueNames } from './plainText.ts';
import { type SheetContext, sheetText } from './sheetText.ts';
import {
  countLines,
  countNotice,
  decodedNotices,
  flawNotice,
  invisibleNotice,
  sheetNotices,
} from './tableNotices.ts';
import type { TableRow } from './tableRow.ts';
import { type ReadSheet, WorkbookError, workbookParts } from './workbookParts.ts';

/** The rows of a workbook's sheet that are not empty. */
interface WorkbookRows {
  readonly rows: readonly TableRow[];
  readonly read: ReadSheet;
}

/** `28` for `AB`. */
function columnOf(letters: string): number {
  let column = 0;
  for (let at = 0; at < letters.length; at += 1) column = column * 26 + letters.charCodeAt(at) - 64;
  return column;
}

/** The number of a row or column: as it is written, else the next one. */
function placeAfter(before: number, written: number | undefined): number {
  if (written === undefined) return before + 1;
  if (!Number.isInteger(written) || written <= before) throw new Error('Out of place');
  return written;
}

/** The texts of a row up to its last cell that is not empty. */
function textsOf(row: SheetRow, context: SheetContext): readonly string[] {
  const cells: string[] = [];
  let column = 0;
  for (const cell of row.cells) {
    column = placeAfter(column, cell.letters === undefined ? undefined : columnOf(cell.letters));
    if (cell.value === '') continue;
    limitCount(column, MAX_COLUMNS, 'columns');
    while (cells.length < column - 1) cells.push('');
    cells.push(sheetText(cell, context));
  }
  return cells;
}

/**
 * Reads the first shown sheet of an Office Open XML workbook (ECMA-376) as text; formulas give their values. Throws
 * `WorkbookError`, `LimitError`, and another error if the workbook is damaged.
 */
function readXlsx(bytes: Uint8Array): WorkbookRows {
  const { sheet, shared, styles, from1904, read } = workbookParts(bytes);
  const texts = sharedTexts(shared, (count) => limitCount(count, MAX_SHARED_TEXTS, 'texts'));
  const context = { texts, isDate: dateStyles(styles), from1904 };
  const limitRow = rowLimits();
  const limitText = textLimits();
  const rows: TableRow[] = [];
  let number = 0;
  for (const row of sheetRows(sheet)) {
    number = placeAfter(number, row.number);
    const cells = textsOf(row, context);
    limitRow(number, cells.length, cells.length);
    limitText(number, cells);
    if (cells.length > 0) rows.push({ number, cells });
  }
  return { rows, read };
}

// Excel writes this line before the table in some regions.
const separatorLine = /^"?sep=([,;|\t])"?(?:\r\n|\r|\n)/iu;

const separators = [',', ';', '\t', '|'] as const;

/** The separator that gives the header the most cells; a comma for a table of one column. */
function separatorOf(text: string): string {
  let best: string = separators[0];
  let most = 0;
  for (const separator of separators) {
    const count = headerCount(text, separator);
    if (count > most) {
      most = count;
      best = separator;
    }
  }
  return best;
}

function headerCount(text: string, separator: string): number {
  for (const { count, width } of csvRecords(text, separator)) {
    if (width > 0) return count;
  }
  return 0;
}

/** The text of a cell without what keeps a spreadsheet from evaluating it: `="0501"` and `'=1`. */
function writtenText(cell: string): string {
  return /^="([^"]*)"$/u.exec(cell)?.[1] ?? restoreNeutralised(cell);
}

/** What is wrong with a row of the file, with its line. */
function flawOf(flaw: string, [first, last]: readonly [number, number]): string {
  return first === last ? `Line ${first}: ${flaw}` : `Lines ${first} to ${last}: ${flaw}`;
}

/**
 * The rows that are not empty of a CSV text, separated by commas, semicolons, tabs or bars, or of cells from the clipboard. The
 * apostrophe that our own export puts before a text that a spreadsheet would evaluate is removed. Throws `LimitError`.
 */
function readCsv(text: string): readonly TableRow[] {
  const stated = separatorLine.exec(text);
  const table = stated ? text.slice(stated[0].length) : text;
  const limitRow = rowLimits();
  const limitText = textLimits();
  const rows: TableRow[] = [];
  let number = 0;
  let header = 0;
  for (const record of csvRecords(table, stated?.[1] ?? separatorOf(table), stated ? 2 : 1)) {
    number += 1;
    const { lines, width } = record;
    limitRow(number, width, record.filled);
    if (width === 0) continue;
    const cells = record.cells.map(writtenText);
    limitText(number, cells);
    if (rows.length === 0) header = record.count;
    const wide = width > header ? `${width} cells, but the header has ${header}` : null;
    const flaw = record.flaw ?? wide;
    rows.push({ number, cells, lines, flaw: flaw === null ? null : flawOf(flaw, lines) });
  }
  return rows;
}

/** What a file is by its content. */
type FileKind = 'zip' | 'protected' | 'old workbook' | 'text' | 'other';

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

// A local header, or the end of an empty archive: a text may begin with PK too.
const zips = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** The names of the streams of an OLE file are in UTF-16 (MS-CFB, 2.6). */
function oleKind(bytes: Uint8Array): FileKind {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) return 'protected';
  return text.includes('Workbook') || text.includes('Book\0') ? 'old workbook' : 'other';
}

export function kindOf(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ole)) return oleKind(bytes);
  return zips.some((zip) => startsWith(bytes, zip)) ? 'zip' : 'text';
}

// Those of ASCII, except the ones of texts.
const control = /(?![\s\0\u0080-\u009f])\p{Cc}/u;

/** The zero bytes at the end of a padded file, with the sign of an end of file of DOS. */
function endOfText(text: string): number {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\0' || text[end - 1] === '\u001a')) end -= 1;
  return end;
}

/** The text of a file without the NUL characters with which programs fill it; null for one of a binary file. */
export function unpadded(text: string): string | null {
  if (text.startsWith('%PDF')) return null;
  if (!text.includes('\0')) return text;
  const filled = text.slice(0, endOfText(text));
  return control.test(filled) ? null : filled.replaceAll('\0', '');
}

/** Whether the text is of a web page or an XML file, which some programs save as `.xls`. */
export function isMarkup(text: string): boolean {
  const start = text.slice(0, 1000).trimStart().toLowerCase();
  return ['<!doctype html', '<html', '<table', '<meta', '<head', '<body', '<?xml', 'mime-version:'].some(
    (tag) => start.startsWith(tag),
  );
}

/** A file as text. */
export interface TextTable {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** How many lines of a text file its header and rows have; null for a workbook. */
  readonly lines: number | null;
  /** Sentences about how the file was read. */
  readonly notices: readonly string[];
  /** How a text file was decoded; null for a workbook and for pasted cells. */
  readonly encoding: Encoding | null;
}

/** A file, or a sentence that says why it cannot be imported. */
export type TableRead = { readonly table: TextTable } | { readonly problem: string };

interface Source {
  readonly name: string;
  readonly notices?: readonly string[];
  readonly encoding?: Encoding;
}

/** The first row that is not empty is the header; empty rows are left out. */
function toTable({ name, notices = [], encoding }: Source, all: readonly TableRow[]): TableRead {
  const rows = all.filter(({ cells }) => cells.some(isFilled));
  const [header, ...data] = rows;
  if (!header || data.length === 0) return { problem: `${toShown(name)} has no rows below its headers.` };
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.findLastIndex(isFilled) + 1), 0);
  const names = Array.from({ length: width }, (_, at) =>
    cellValue(header.cells[at] ?? '').replace(/\s+/gu, ' '),
  );
  const found = [flawNotice(rows), countNotice(header, data), invisibleNotice(rows)];
  return {
    table: {
      name,
      header: uniqueNames(names),
      rows: data,
      lines: countLines(rows),
      notices: [...notices, ...found.filter((notice) => typeof notice === 'string')],
      encoding: encoding ?? null,
    },
  };
}

const saveAs = (format: string) => `Save it as ${format} and choose that file.`;

/** Why an archive cannot be imported. */
const faults = {
  kind: 'is neither CSV nor XLSX.',
  binary: `is a binary workbook. ${saveAs('XLSX or CSV')}`,
  'no sheet': 'has no sheet with cells that is shown.',
} as const;

function problemOf(name: string, error: unknown): TableRead {
  if (error instanceof LimitError) return { problem: `${name} has ${error.message}.` };
  if (error instanceof WorkbookError) return { problem: `${name} ${faults[error.fault]}` };
  return { problem: `${name} could not be read. ${saveAs('CSV')}` };
}

function readText(name: string, bytes: Uint8Array, encoding: Encoding | undefined): TableRead {
  const shown = toShown(name);
  const decoded = decodeText(bytes, encoding);
  const isDoubtful = encoding !== undefined || decoded.faulty || decoded.encoding.startsWith('Windows');
  const text = unpadded(decoded.text);
  if (text === null) return { problem: `${shown} ${faults.kind}` };
  if (isMarkup(text)) {
    return { problem: `${shown} is a web page or XML. Open it in a spreadsheet. ${saveAs('XLSX or CSV')}` };
  }
  const isPadded = text.length < decoded.text.length;
  return toTable(
    {
      name,
      notices: decodedNotices(shown, decoded, isPadded),
      ...(isDoubtful ? { encoding: decoded.encoding } : {}),
    },
    readCsv(text),
  );
}

async function readBytes(name: string, bytes: Uint8Array, encoding?: Encoding): Promise<TableRead> {
  const shown = toShown(name);
  switch (kindOf(bytes)) {
    case 'zip': {
      const { rows, read } = await readXlsx(bytes);
      return toTable({ name, notices: sheetNotices(shown, read) }, rows);
    }
    case 'protected':
      return {
        problem: `${shown} is protected by a password. Save it without the password and choose that file.`,
      };
    case 'old workbook':
      return { problem: `${shown} is a workbook of Excel 97 to 2003. ${saveAs('XLSX or CSV')}` };
    case 'other':
      return { problem: `${shown} ${faults.kind}` };
    case 'text':
      return readText(name, bytes, encoding);
  }
}

/** Reads a CSV or XLSX file, by its content; a text file in this encoding, else in the one that fits. Never rejects. */
export async function readFile(file: File, encoding?: Encoding): Promise<TableRead> {
  const name = toShown(file.name);
  if (file.size > MAX_FILE_BYTES) {
    const [size, limit] = formatBytesApart(file.size, MAX_FILE_BYTES);
    return { problem: `${name} is too large: ${size}; the limit is ${limit}.` };
  }
  try {
    return await readBytes(file.name, new Uint8Array(await file.arrayBuffer()), encoding);
  } catch (error) {
    return problemOf(name, error);
  }
}

/** Reads cells that were copied in a spreadsheet. */
export function readPasted(text: string): TableRead {
  const name = 'Pasted cells';
  try {
    return toTable({ name }, readCsv(text));
  } catch (error) {
    return problemOf(name, error);
  }
}
