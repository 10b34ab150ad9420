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

/** A quote also opens a cell behind spaces. */
const opening = / *"/uy;

const lineBreaks = /\r\n|\r|\n/gu;

/**
 * Finds the next sign at or after a place that only grows. What was found is kept until it is passed, so that a text
 * without the sign is searched once.
 */
function finder(text: string, sign: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const at = text.indexOf(sign, from);
      found = at === -1 ? text.length : at;
    }
    return found;
  };
}

/** Whether a cell has more than spaces. */
export function isFilled(cell: string): boolean {
  const first = cell.charCodeAt(0);
  return (first > 32 && first < 127) || cell.trim() !== '';
}

/** Where the quote is that closes the one before `from`; -1 when none does. A doubled quote is a quote of the text. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from);
  while (at !== -1 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2);
  return at;
}

interface Cell {
  readonly text: string;
  /** Where the separator, the line end or the end of the text is. */
  readonly end: number;
  readonly flaw: string | null;
}

/** Reads the cell that opens with the quote at this place. */
function quotedCell(text: string, from: number, endOfCell: (from: number) => number): Cell {
  const close = closingQuote(text, from + 1);
  if (close === -1) {
    // The quote is read as a letter, so that the rows below are not swallowed. This happens once in a text, because all
    // quotes behind such a one are doubled.
    const end = endOfCell(from);
    return { text: text.slice(from, end), end, flaw: 'a quote opens and is not closed' };
  }
  const inside = text.slice(from + 1, close).replaceAll('""', QUOTE);
  const end = endOfCell(close + 1);
  const rest = text.slice(close + 1, end);
  if (rest.trim() === '') return { text: inside, end, flaw: null };
  return { text: inside + rest, end, flaw: 'text follows a closing quote' };
}

/** Reads the record at a place whose first line has this number, and says where it ends. */
function recordReader(text: string, separator: string) {
  const nextSeparator = finder(text, separator);
  const nextLf = finder(text, '\n');
  const nextCr = finder(text, '\r');
  const endOfCell = (from: number) => Math.min(nextSeparator(from), nextLf(from), nextCr(from));

  return (from: number, line: number): { readonly record: CsvRecord; readonly end: number } => {
    const cells: string[] = [];
    let at = from;
    let count = 0;
    let width = 0;
    let filled = 0;
    let isQuoted = false;
    let flaw: string | null = null;
    for (;;) {
      opening.lastIndex = at;
      const cell = opening.test(text) ? quotedCell(text, opening.lastIndex - 1, endOfCell) : null;
      const end = cell ? cell.end : endOfCell(at);
      const content = cell ? cell.text : text.slice(at, end);
      if (cell) {
        isQuoted = true;
        flaw ??= cell.flaw;
      }
      count += 1;
      if (count <= MAX_COLUMNS) cells.push(content);
      if (isFilled(content)) {
        width = count;
        filled += 1;
      }
      at = end;
      if (text[at] !== separator) break;
      at += 1;
    }
    // Only in quotes can a cell have a line break.
    const inside = isQuoted ? (text.slice(from, at).match(lineBreaks)?.length ?? 0) : 0;
    return { record: { cells, count, width, filled, flaw, lines: [line, line + inside] }, end: at };
  };
}

/** After the line end at this place: CRLF, LF and CR are one each, whichever the other lines have. */
function afterLineEnd(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}

/**
 * Reads CSV (RFC 4180), record by record, in time linear to its length. Line ends may be mixed. A wrong quote is a flaw
 * of its own record only. `line` is the number of the first line.
 */
export function* csvRecords(text: string, separator: string, line = 1): Generator<CsvRecord> {
  const recordAt = recordReader(text, separator);
  let at = 0;
  let first = line;
  while (at < text.length) {
    const { record, end } = recordAt(at, first);
    yield record;
    first = record.lines[1] + 1;
    at = afterLineEnd(text, end);
  }
}
