import { MAX_COLUMNS } from './limits.ts';

/** A record of a CSV text. */
export interface CsvRecord {
  /** At most as many as a file may have columns. */
  readonly cells: readonly string[];
  /** How many it has in the file, empty ones at its end included. */
  readonly count: number;
  /** How many it has up to the last one that is not empty. */
  readonly width: number;
  /** How many are not empty. */
  readonly filled: number;
  /** Its first and its last line in the file, from 1. */
  readonly lines: readonly [first: number, last: number];
  /** What is wrong with its quotes; null when nothing is. */
  readonly flaw: string | null;
}

const QUOTE = '"';
const CR = 13;
const LF = 10;

const lineBreaks = /\r\n|\r|\n/gu;

interface Cell {
  readonly text: string;
  /** Where the separator, the line end or the end of the text is. */
  readonly end: number;
  readonly flaw: string | null;
}

/** Where the next separator or line end is. */
function endOfCell(text: string, from: number, separator: number): number {
  let at = from;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === separator || code === LF || code === CR) break;
    at += 1;
  }
  return at;
}

/** Where the quote is that closes the one before `from`; -1 when none does. A doubled quote is a quote of the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from);
  while (at !== -1 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

function plainCell(text: string, from: number, separator: number): Cell {
  const end = endOfCell(text, from, separator);
  return { text: text.slice(from, end), end, flaw: null };
}

function quotedCell(text: string, from: number, separator: number): Cell {
  const close = closingQuote(text, from + 1);
  // The quote is read as a letter, so that the rows below are not swallowed. It happens once in a file: every quote after
  // it is doubled.
  if (close === -1) return { ...plainCell(text, from, separator), flaw: 'a quote opens and is not closed' };
  const inside = text.slice(from + 1, close).replaceAll('""', QUOTE);
  const end = endOfCell(text, close + 1, separator);
  const rest = text.slice(close + 1, end);
  if (rest.trim() === '') return { text: inside, end, flaw: null };
  return { text: inside + rest, end, flaw: 'text follows a closing quote' };
}

/** The next record: its cells, and where the next one begins. */
function readRecord(text: string, from: number, separator: number) {
  const cells: string[] = [];
  let at = from;
  let count = 0;
  let width = 0;
  let filled = 0;
  let flaw: string | null = null;
  let quoted = false;
  for (;;) {
    const opens = text[at] === QUOTE;
    quoted ||= opens;
    const cell = opens ? quotedCell(text, at, separator) : plainCell(text, at, separator);
    count += 1;
    if (count <= MAX_COLUMNS) cells.push(cell.text);
    if (cell.text.trim() !== '') {
      width = count;
      filled += 1;
    }
    flaw ??= cell.flaw;
    at = cell.end;
    if (text.charCodeAt(at) !== separator) break;
    at += 1;
  }
  return { cells, count, width, filled, flaw, quoted, end: at };
}

/** After the line end at this place: CRLF, LF and CR are one each, whichever the other lines have. */
function afterLineEnd(text: string, at: number): number {
  return text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
}

/**
 * Reads CSV (RFC 4180), record by record, in time linear to its length. Line ends may be mixed. A wrong quote is a flaw
 * of its own record only.
 */
export function* csvRecords(text: string, separator: string, line = 1): Generator<CsvRecord> {
  const code = separator.charCodeAt(0);
  let at = 0;
  let first = line;
  while (at < text.length) {
    const { quoted, end, ...record } = readRecord(text, at, code);
    const inside = quoted ? (text.slice(at, end).match(lineBreaks)?.length ?? 0) : 0;
    yield { ...record, lines: [first, first + inside] };
    first += inside + 1;
    at = afterLineEnd(text, end);
  }
}
