import { Unzip, UnzipInflate } from 'fflate';
import { Parser } from 'saxen';
import { NO_VALUE, type TableRow, widthOf } from './cells.ts';
import {
  FileProblem,
  limitCount,
  limitRead,
  MAX_COLUMNS,
  MAX_FILE_ROWS,
  NO_TABLE,
  saveAs,
  unpackedLimit,
} from './limits.ts';
import { builtInFormat, formattedNumber } from './numberFormats.ts';

/** Bytes unpacked at once: they become at most a thousand times as many. */
const PIECE = 4096;

/** Unpacks the texts of the wanted files, and counts their bytes while it does: an archive can state wrong sizes. */
function unzip(bytes: Uint8Array, isWanted: (path: string) => boolean): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const limit = unpackedLimit();
  const archive = new Unzip((file) => {
    const path = file.name.replaceAll('\\', '/');
    if (!isWanted(path)) return;
    const decoder = new TextDecoder();
    const pieces: string[] = [];
    file.ondata = (error, piece, final) => {
      if (error) throw error;
      limit(piece.length);
      pieces.push(decoder.decode(piece, { stream: !final }));
      if (final) texts.set(path, pieces.join(''));
    };
    file.start();
  });
  archive.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += PIECE) {
    archive.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  }
  return texts;
}

type Attributes = Readonly<Partial<Record<string, string>>>;

/** What is done with the tags and texts of an XML file; names are without prefixes. */
interface XmlListener {
  readonly open?: (name: string, attributes: () => Attributes) => void;
  readonly close?: (name: string) => void;
  readonly text?: (text: string) => void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

const entities: Attributes = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LAST_CHARACTER = 0x10ffff;

/** A text without the entities of XML. The parser's own function knows no characters beyond 0xFFFF. */
function xmlText(written: string): string {
  if (!written.includes('&')) return written;
  return written.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}

/** Parses an XML file; one that is missing has nothing in it. Throws if it is not well-formed. */
function parseXml(xml: string | undefined, { open, close, text }: XmlListener): void {
  if (!xml) return;
  const parser = new Parser();
  parser.on('error', (error) => {
    throw error;
  });
  if (open) parser.on('openTag', (name, attributes) => open(localName(name), () => attributes() || {}));
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) {
    parser.on('text', (written) => text(xmlText(written)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}

/** The attributes of all tags of this name. */
function tagsOf(xml: string | undefined, name: string): readonly Attributes[] {
  const found: Attributes[] = [];
  parseXml(xml, {
    open: (tag, attributes) => {
      if (tag === name) found.push(attributes());
    },
  });
  return found;
}

/** Collects the text of an element that has its pieces in `t`, without the phonetic ones (ECMA-376, 18.4.8). */
function textPieces() {
  let text = '';
  let isText = false;
  let isSpoken = false;
  return {
    open: (name: string) => {
      if (name === 't') isText = true;
      if (name === 'rPh') isSpoken = true;
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      if (name === 'rPh') isSpoken = false;
    },
    text: (piece: string) => {
      if (isText && !isSpoken) text += piece;
    },
    /** Returns what was collected, and begins again. */
    take: () => {
      const taken = text;
      text = '';
      return taken;
    },
  };
}

/** A text of a workbook: characters that XML cannot represent are written as `_x0007_` (ECMA-376, ST_Xstring). */
const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([\da-f]{4})_/giu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;

/** The texts that cells name by their places (ECMA-376, 18.4.9). */
function sharedTexts(xml: string | undefined): readonly string[] {
  const texts: string[] = [];
  const pieces = textPieces();
  parseXml(xml, {
    ...pieces,
    close: (name) => {
      pieces.close(name);
      if (name === 'si') texts.push(unescaped(pieces.take()));
    },
  });
  return texts;
}

/** The codes of the number formats of the cell styles, by their places. */
function formatsOf(xml: string | undefined): readonly string[] {
  const codes = new Map<string | undefined, string>();
  const formats: string[] = [];
  let inCells = false;
  parseXml(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') inCells = true;
      if (name === 'numFmt') codes.set(attributes().numFmtId, xmlText(attributes().formatCode ?? ''));
      if (!inCells || name !== 'xf') return;
      const { numFmtId } = attributes();
      formats.push(codes.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}

/** What the values of cells refer to. */
interface SheetContext {
  readonly texts: readonly string[];
  readonly formats: readonly string[];
  /** Whether the days count from 1904. */
  readonly from1904: boolean;
}

/** A day, and its time to the minute. */
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:$|[T ](\d{2}:\d{2}))/u;

/**
 * The day and time of an ISO 8601 text as they are written: as an instant they would move by the computer's zone. Another
 * text stays, so that the user can correct it.
 */
function writtenDate(value: string): string {
  const [, day, time = '00:00'] = isoDate.exec(value) ?? [];
  if (day === undefined) return unescaped(value);
  return time === '00:00' ? day : `${day} ${time}`;
}

function numberOf(value: string): number {
  const number = Number(value);
  if (Number.isNaN(number)) throw new Error('No number');
  return number;
}

/** The value of a cell that is not empty, as text. Throws at a type that workbooks do not have. */
function cellText({ t = 'n', s }: Attributes, value: string, context: SheetContext): string {
  switch (t) {
    case 's':
      return context.texts[numberOf(value)] ?? '';
    case 'str':
    case 'inlineStr':
    case 'e':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'TRUE' : 'FALSE';
    case 'n':
      return formattedNumber(numberOf(value), context.formats[Number(s)] ?? 'General', context.from1904);
    case 'd':
      return writtenDate(value);
    default:
      throw new Error('No such type');
  }
}

/** `28` for `AB`. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

const address = /^([A-Z]{1,3})(\d{1,7})$/u;

/** A cell's column and row, from 1; undefined without an address. */
function placeOf(written = ''): { readonly column: number; readonly row: number } | undefined {
  const [, letters, row] = address.exec(written) ?? [];
  return letters === undefined ? undefined : { column: columnOf(letters), row: Number(row) };
}

const isTrue = (written: string | undefined) => written === '1' || written === 'true';

/** The rows of a sheet that are not empty, and how many of its columns are hidden. */
export interface Sheet {
  readonly rows: readonly TableRow[];
  readonly hiddenColumns: number;
}

interface OpenRow {
  readonly number: number;
  readonly cells: string[];
  readonly hidden: boolean;
}

/** Of a spreadsheet. */
const LAST_ROW = 1_048_576;

/** More cells are not in merged ranges, which do not overlap. */
const MAX_MERGED = 10_000_000;

/** Gives every cell of a merged range the value of its first one, in rows that have cells. */
function fillMerged(rows: readonly OpenRow[], ranges: readonly string[]): void {
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  const end = rows.at(-1)?.number ?? 0;
  let merged = 0;
  for (const range of ranges) {
    const [from, to] = range.split(':').map(placeOf);
    const text = from && byNumber.get(from.row)?.cells[from.column - 1];
    if (!from || !to || !text) continue;
    const last = Math.min(to.column, MAX_COLUMNS);
    for (let number = from.row; number <= Math.min(to.row, end); number += 1) {
      merged += last;
      if (merged > MAX_MERGED) throw new Error('Too many ranges');
      const cells = byNumber.get(number)?.cells;
      for (let column = from.column; cells && column <= last; column += 1) {
        while (cells.length < column) cells.push('');
        cells[column - 1] = text;
      }
    }
  }
}

/** Reads a sheet as text; formulas give their values. Throws `FileProblem`, and another error for a damaged one. */
function readSheet(xml: string, context: SheetContext): Sheet {
  const rows: OpenRow[] = [];
  const ranges: string[] = [];
  const pieces = textPieces();
  const limitText = unpackedLimit();
  const hidden = new Set<number>();
  let row: OpenRow = { number: 0, cells: [], hidden: false };
  let column = 0;
  let cell: Attributes = {};
  let value: string | undefined;
  let isValue = false;
  let isFormula = false;

  function openCell(attributes: Attributes) {
    cell = attributes;
    column = placeOf(attributes.r)?.column ?? column + 1;
    value = undefined;
    isFormula = false;
    pieces.take();
  }

  function closeCell() {
    const written = cell.t === 'inlineStr' ? pieces.take() : value;
    // The value of a formula may be an empty text.
    if (!written && (!isFormula || (cell.t === 'str' && value !== undefined))) return;
    const text = written ? cellText(cell, written, context) : NO_VALUE;
    limitCount(column, MAX_COLUMNS, 'columns');
    limitText(text.length);
    while (row.cells.length < column - 1) row.cells.push('');
    row.cells[column - 1] = text;
  }

  function closeRow() {
    if (row.cells.length === 0) return;
    rows.push(row);
    limitRead(rows.length, row.cells.length);
  }

  function hideColumns({ min, max, hidden: isHidden }: Attributes) {
    if (!isTrue(isHidden)) return;
    for (let at = Number(min); at <= Math.min(Number(max), MAX_COLUMNS); at += 1) hidden.add(at);
  }

  parseXml(xml, {
    open: (name, attributes) => {
      pieces.open(name);
      if (name === 'row') {
        const { r, hidden: isHidden } = attributes();
        row = { number: r === undefined ? row.number + 1 : numberOf(r), cells: [], hidden: isTrue(isHidden) };
        column = 0;
        if (row.number > LAST_ROW) limitCount(row.number, MAX_FILE_ROWS, 'rows');
      } else if (name === 'c') openCell(attributes());
      else if (name === 'f') isFormula = true;
      else if (name === 'v') {
        isValue = true;
        value = '';
      } else if (name === 'col') hideColumns(attributes());
      else if (name === 'mergeCell') ranges.push(attributes().ref ?? '');
    },
    text: (text) => {
      pieces.text(text);
      if (isValue) value = `${value}${text}`;
    },
    close: (name) => {
      pieces.close(name);
      if (name === 'v') isValue = false;
      else if (name === 'c') closeCell();
      else if (name === 'row') closeRow();
    },
  });
  fillMerged(rows, ranges);
  const filled = rows.filter(({ cells }) => widthOf(cells) > 0);
  const width = filled.reduce((most, { cells }) => Math.max(most, widthOf(cells)), 0);
  return { rows: filled, hiddenColumns: [...hidden].filter((at) => at <= width).length };
}

/** A sheet of a workbook that is shown and has cells, not a chart. */
export interface NamedSheet {
  readonly name: string;
  /** Throws `FileProblem`, and other errors for a damaged sheet. */
  readonly read: () => Sheet;
}

const isKind = ({ Type = '' }: Attributes, kind: string) => Type.endsWith(`/${kind}`);

/** The path of a part that another one names: from the top (`/xl/…`), or from its own folder (`./…`, `../xl/…`). */
function pathOf(target: string, folder: string): string {
  return decodeURI(new URL(target, `file:///${folder}`).pathname).slice(1);
}

/** The sheets of an Office Open XML workbook (ECMA-376). Throws `FileProblem`, and other errors. */
export function readWorkbook(bytes: Uint8Array): readonly NamedSheet[] {
  const book = unzip(bytes, (path) => /(?:^|\/)workbook\.(?:xml|xml\.rels|bin)$/u.test(path));
  const paths = [...book.keys()];
  const path = paths.find((name) => name.endsWith('workbook.xml'));
  if (path === undefined) {
    const isBinary = paths.some((name) => name.endsWith('workbook.bin'));
    throw new FileProblem(isBinary ? `is a binary workbook. ${saveAs('XLSX or CSV')}` : NO_TABLE);
  }
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const relationships = tagsOf(book.get(`${folder}_rels/workbook.xml.rels`), 'Relationship');
  const pathsOf = (kind: string) =>
    new Map(
      relationships
        .filter((given) => isKind(given, kind))
        .map(({ Id, Target = '' }) => [Id, pathOf(xmlText(Target), folder)]),
    );
  const worksheets = pathsOf('worksheet');
  const [shared = `${folder}sharedStrings.xml`] = pathsOf('sharedStrings').values();
  const [styles = `${folder}styles.xml`] = pathsOf('styles').values();
  const wanted = new Set([shared, styles, ...worksheets.values()]);
  const parts = unzip(bytes, (name) => wanted.has(name));
  const workbook = book.get(path);
  const context = {
    texts: sharedTexts(parts.get(shared)),
    formats: formatsOf(parts.get(styles)),
    from1904: isTrue(tagsOf(workbook, 'workbookPr')[0]?.date1904),
  };
  const sheets = tagsOf(workbook, 'sheet').flatMap((sheet) => {
    const id = Object.entries(sheet).find(([name]) => localName(name) === 'id')?.[1];
    const xml = parts.get(worksheets.get(id) ?? '');
    if ((sheet.state ?? 'visible') !== 'visible' || xml === undefined) return [];
    return [{ name: xmlText(sheet.name ?? ''), read: () => readSheet(xml, context) }];
  });
  if (sheets.length === 0) throw new FileProblem('has no sheet with cells that is shown.');
  return sheets;
}
