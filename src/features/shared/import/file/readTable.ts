import { withoutInvisible } from '#src/lib/cleanText.ts';
import { fileNameText } from '#src/lib/fileName.ts';
import { formatBytesApart } from '#src/lib/fileSize.ts';
import { CHOOSE_AGAIN, heldFile } from '#src/lib/heldFile.ts';
import { clamp, countOf, formatNumber, toShown } from '#src/lib/text.ts';
import { cellValue, plainHeader, type TableRow, uniqueNames, widthOf } from './cells.ts';
import { type DecodedText, decodeText, type Encoding } from './decodeText.ts';
import {
  FIRST_ROWS,
  FileProblem,
  limitCount,
  lineProblem,
  MAX_FILE_BYTES,
  MAX_FILE_ROWS,
  NO_TABLE,
  saveAs,
} from './limits.ts';
import { readCsv, separators } from './readCsv.ts';
import { readWorkbook, type Sheet } from './readWorkbook.ts';

/** How many lines of rows that became one are shown, and so many letters of each. */
const NOTICE_LINES = 6;
const NOTICE_LETTERS = 100;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

// A local header, or the end of an empty archive: a text may begin with PK too.
const zips = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
];

/** Why an OLE file is not read. The names of its streams are in UTF-16 (MS-CFB, 2.6). */
export function oleProblem(bytes: Uint8Array): FileProblem {
  const text = new TextDecoder('utf-16le').decode(bytes);
  if (text.includes('EncryptedPackage')) {
    return new FileProblem('is protected by a password. Save it without the password and choose that file.');
  }
  const isOld = text.includes('Workbook') || text.includes('Book\0');
  return new FileProblem(isOld ? `is a workbook of Excel 97 to 2003. ${saveAs('XLSX or CSV')}` : NO_TABLE);
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

/** How a file is read, as far as the user has chosen it; the rest is guessed. */
export interface FileChoice {
  readonly encoding?: Encoding;
  readonly sheet?: string | undefined;
  /** Number of the header row; null if the file has none. */
  readonly header?: number | null | undefined;
  /** Rows that are hidden in the workbook are left out. */
  readonly withoutHidden?: boolean;
}

/** A file as text. */
export interface TextTable {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  /** The first rows of the file, of which one may be the header, and its number. */
  readonly firstRows: readonly TableRow[];
  readonly headerRow: number | null;
  /** The sheets of a workbook that can be chosen, and the one that was read. */
  readonly sheets: readonly string[];
  readonly sheet: string;
  /** How many rows were read that are hidden in the file. */
  readonly hiddenRows: number;
  /** Sentences about how the file was read. */
  readonly notices: readonly string[];
  /** How a text file was decoded, if that is in doubt. */
  readonly encoding: Encoding | null;
}

/** The headers that a list knows. */
type Known = ReadonlySet<string>;

/** Whether a row has a value that no header has: an address or a number. */
const isRecord = ({ cells }: TableRow) => cells.some((cell) => /@|\p{N}{5}/u.test(cell));

/** How many cells of a row are headers that the list knows. Those of a record are values: `Active`. */
const knownIn = (row: TableRow, known: Known) =>
  isRecord(row) ? 0 : row.cells.filter((cell) => known.has(plainHeader(cell))).length;

/** The most known headers that one of the first rows has. */
const headersIn = (rows: readonly TableRow[], known: Known) =>
  Math.max(0, ...rows.slice(0, FIRST_ROWS).map((row) => knownIn(row, known)));

/**
 * The number of the row with the most known headers. Without one, of the first row that is half as wide as the widest, which
 * a title is not; null if it is a record.
 */
function guessHeader(rows: readonly TableRow[], known: Known): number | null {
  const first = rows.slice(0, FIRST_ROWS);
  const most = headersIn(first, known);
  if (most > 0) return first.find((row) => knownIn(row, known) === most)?.number ?? null;
  const widest = Math.max(...first.map(({ cells }) => widthOf(cells)));
  const wide = first.find(({ cells }) => widthOf(cells) * 2 >= widest);
  return wide && !isRecord(wide) ? wide.number : null;
}

/** How many cells have characters that are not seen, which are not imported. */
function invisibleNotices(rows: readonly TableRow[]): readonly string[] {
  const cells = rows.flatMap((row) => row.cells.filter((cell) => withoutInvisible(cell) !== cell));
  if (cells.length === 0) return [];
  return [
    `Invisible characters (of no width, or of the writing direction) are removed from ${countOf(cells.length, 'cell', 'cells')}.`,
  ];
}

const hiddenNotices = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${countOf(count, `${one} is`, `${many} are`)} hidden in the file and read too.`];

/** What to look at in a text file, after its encoding was guessed or chosen. */
function decodedNotices(
  name: string,
  { encoding, faulty }: DecodedText,
  isPadded: boolean,
): readonly string[] {
  const read = `${name} was read as ${encoding}.`;
  const notices: string[] = [];
  if (faulty) notices.push(`${read} Some of its characters are not ${encoding}: choose another encoding.`);
  else if (encoding.startsWith('Windows')) {
    notices.push(`${read} Look whether its letters are right; if not, choose another encoding.`);
  }
  if (isPadded) notices.push(`${name} is filled up with NUL characters. They are removed.`);
  return notices;
}

/** A row of a text file that is wider than the header was separated in the wrong place. */
function limitWidth(header: TableRow, rows: readonly TableRow[]): void {
  const most = header.cells.length;
  for (const { cells, line } of rows) {
    const width = widthOf(cells);
    if (line !== undefined && width > most) {
      throw lineProblem(
        line,
        `the row has ${formatNumber(width)} cells, but the header has ${formatNumber(most)}`,
      );
    }
  }
}

const lineBreaks = /\r\n|[\r\n]/u;

/**
 * The lines of a quoted value that has as many cells as the header: rows of the file, because a quote before them is not
 * closed. None for any other value.
 */
function joinedLines({ cells }: TableRow, columns: number): readonly string[] {
  for (const cell of cells) {
    const lines = cell.split(lineBreaks);
    if (lines.length > 1 && separators.some((sign) => cell.split(sign).length >= columns)) return lines;
  }
  return [];
}

/** A row with the problem that several rows of the file became this one. */
function withJoined(row: TableRow, columns: number): TableRow {
  const { length } = joinedLines(row, columns);
  if (row.line === undefined || columns < 2 || length === 0) return row;
  const last = row.number + length - 1;
  return { ...row, problem: `Rows ${row.number} to ${last} became one: a quote is not closed` };
}

/** Each problem of a row, with the beginnings of the lines to look at. */
function problemNotices(rows: readonly TableRow[], columns: number): readonly string[] {
  return rows.flatMap((row) => {
    if (row.problem === undefined) return [];
    const lines = joinedLines(row, columns);
    const first = lines.slice(0, NOTICE_LINES).map((line) => clamp(line, NOTICE_LETTERS));
    const more = lines.length - first.length;
    return [[`${row.problem}:`, ...first, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')];
  });
}

interface Source extends Sheet, Pick<TextTable, 'name' | 'sheets' | 'sheet' | 'encoding' | 'notices'> {}

/** The rows below the header; empty rows are left out. */
function toTable(
  source: Source,
  { header: chosen, withoutHidden = false }: FileChoice,
  known: Known,
): TextTable {
  const { name, sheets, sheet, encoding, hiddenColumns, rows: all } = source;
  const headerRow = chosen === undefined ? guessHeader(all, known) : chosen;
  const at = all.findIndex(({ number }) => number === headerRow);
  const header = all[at];
  const columns = header ? widthOf(header.cells) : 0;
  const rows = all
    .slice(at + 1)
    .filter(({ hidden }) => !(withoutHidden && hidden))
    .map((row) => withJoined(row, columns));
  if (rows.length === 0) throw new FileProblem('has no rows below its headers.');
  limitCount(rows.length, MAX_FILE_ROWS, 'rows');
  if (header) limitWidth(header, rows);
  const shown = header ? [header, ...rows] : rows;
  const width = shown.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  const names = Array.from({ length: width }, (_, column) =>
    cellValue(header?.cells[column] ?? '').replace(/\s+/gu, ' '),
  );
  const hiddenRows = rows.filter(({ hidden }) => hidden).length;
  return {
    name,
    sheets,
    sheet,
    encoding,
    header: uniqueNames(names),
    rows,
    firstRows: all.slice(0, FIRST_ROWS),
    headerRow: header?.number ?? null,
    hiddenRows,
    notices: [
      ...source.notices,
      ...problemNotices(rows, columns),
      ...hiddenNotices(hiddenRows, 'row', 'rows'),
      ...hiddenNotices(hiddenColumns, 'column', 'columns'),
      ...invisibleNotices(shown),
    ],
  };
}

function readText(name: string, bytes: Uint8Array, choice: FileChoice, known: Known): TextTable {
  const shown = toShown(name);
  const decoded = decodeText(bytes, choice.encoding);
  const { encoding, faulty } = decoded;
  const isDoubtful = (choice.encoding ?? 'UTF-8') !== 'UTF-8' || faulty || encoding.startsWith('Windows');
  const text = unpadded(decoded.text);
  if (text === null) throw new FileProblem(NO_TABLE);
  if (isMarkup(text)) {
    throw new FileProblem(`is a web page or XML. Open it in a spreadsheet. ${saveAs('XLSX or CSV')}`);
  }
  const notices = decodedNotices(shown, decoded, text.length < decoded.text.length);
  const source = { name, rows: readCsv(text), hiddenColumns: 0, sheets: [], sheet: '', notices };
  return toTable({ ...source, encoding: isDoubtful ? encoding : null }, choice, known);
}

/** Reads the chosen sheet, else the one with the most known headers, else the first one with rows. */
function readSheets(name: string, bytes: Uint8Array, choice: FileChoice, known: Known): TextTable {
  const sheets = readWorkbook(bytes);
  const names = sheets.map((sheet) => sheet.name);
  const chosen = choice.sheet === undefined ? sheets : sheets.filter((sheet) => sheet.name === choice.sheet);
  const reads = chosen.flatMap((sheet) => {
    try {
      return [{ sheet: sheet.name, ...sheet.read() }];
    } catch (error) {
      // Another sheet can be read.
      if (chosen.length === 1) throw error;
      return [];
    }
  });
  const score = ({ rows }: Sheet) => (rows.length > 1 ? headersIn(rows, known) + 0.5 : 0);
  const best = reads.reduce((first, read) => (score(read) > score(first) ? read : first));
  return toTable({ name, ...best, sheets: names, notices: [], encoding: null }, choice, known);
}

function readBytes(name: string, bytes: Uint8Array, choice: FileChoice, known: Known): TextTable {
  if (startsWith(bytes, ole)) throw oleProblem(bytes);
  const isZip = zips.some((zip) => startsWith(bytes, zip));
  return isZip ? readSheets(name, bytes, choice, known) : readText(name, bytes, choice, known);
}

/** A file that was read, or a sentence that says why it cannot be imported. */
export type FileRead = { readonly table: TextTable; readonly file: File } | { readonly problem: string };

/**
 * Reads a CSV or XLSX file, by its content, for a list that knows these headers. Never rejects. The `file` of the result is
 * in memory, to be read again in another way.
 */
export async function readFile(
  file: File,
  headers: readonly string[],
  choice: FileChoice = {},
): Promise<FileRead> {
  const name = fileNameText(file.name);
  if (file.size > MAX_FILE_BYTES) {
    const [size, limit] = formatBytesApart(file.size, MAX_FILE_BYTES);
    return { problem: `${name} is too large: ${size}; the limit is ${limit}.` };
  }
  const held = await heldFile(file).catch(() => null);
  if (!held) return { problem: CHOOSE_AGAIN };
  try {
    const bytes = new Uint8Array(await held.arrayBuffer());
    return { table: readBytes(held.name, bytes, choice, new Set(headers.map(plainHeader))), file: held };
  } catch (error) {
    const said = error instanceof FileProblem ? error.message : `could not be read. ${saveAs('CSV')}`;
    return { problem: `${name} ${said}` };
  }
}
