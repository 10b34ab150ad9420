import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/browser/esm/sync';
import { restoreNeutralised } from '#src/lib/csv.ts';
import { type TableRow, widthOf } from './cells.ts';
import { limitCount, limitRead, lineProblem, MAX_FILE_ROWS } from './limits.ts';

// Excel writes this line before the table in some regions.
const separatorLine = /^"?sep=([,;|\t])"?(?:\r\n|\r|\n)/iu;

/** What can be between the cells of a text file. */
export const separators = [',', ';', '\t', '|'] as const;

/** The separator is told by so many characters and records. */
const SAMPLE = { letters: 10_000, records: 20 };

/** Empty rows between others cost time too. */
const MAX_EMPTY_ROWS = 4 * MAX_FILE_ROWS;

type OnRecord = (cells: readonly string[], info: InfoRecord) => void;

function parseWith(text: string, separator: string, options: Options, onRecord: OnRecord): void {
  parse(text, {
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_quotes: true,
    relax_column_count: true,
    ltrim: true,
    ...options,
    // Null: the parser keeps no records of its own.
    on_record: (cells: string[], info) => {
      onRecord(cells, info);
      return null;
    },
  });
}

/** Reads records, also those with spaces behind a closing quote, unless text follows one elsewhere in the file. */
function parseRecords(text: string, separator: string, begin: () => OnRecord): void {
  try {
    parseWith(text, separator, { rtrim: true }, begin());
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE')
      throw error;
    parseWith(text, separator, {}, begin());
  }
}

/** The cells of the first records; of a text that is cut off, those before the end. */
function firstWidths(text: string, separator: string): readonly number[] {
  const widths: number[] = [];
  try {
    parseWith(text.slice(0, SAMPLE.letters), separator, { to: SAMPLE.records }, ({ length }) => {
      widths.push(length);
    });
  } catch {
    // A quote of the sample is not closed.
  }
  return widths;
}

/** The separator with which the most records have the same number of cells, more than one; a comma for one column. */
function separatorOf(text: string): string {
  let best: { readonly separator: string; readonly score: number } = { separator: ',', score: 0 };
  for (const separator of separators) {
    const widths = firstWidths(text, separator).filter((width) => width > 1);
    for (const width of new Set(widths)) {
      const records = widths.filter((other) => other === width).length;
      // A text of the cells may have as many of another separator: the wider table counts.
      const score = records * 1000 + width;
      if (score > best.score) best = { separator, score };
    }
  }
  return best.separator;
}

const asFormula = /^="([^"]*)"$/u;
const asText = /^'(?=[+\d])/u;

/** The text of a cell without what keeps a spreadsheet from changing it: `="0501"`, `'0501` and the `'=1` of our exports. */
function writtenText(cell: string): string {
  const [, formula] = asFormula.exec(cell) ?? [];
  const restored = formula ?? restoreNeutralised(cell);
  return restored === cell ? cell.replace(asText, '') : restored;
}

/** The text without the empty rows at its end, of which spreadsheets write up to a million. */
function withoutEmptyEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n\t ,;|'.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

/** Whether a row is one quoted cell that has the others in it. */
const isQuotedWhole = ({ cells }: TableRow) =>
  widthOf(cells) === 1 && separators.some((sign) => cells[0]?.includes(sign));

function readRecords(text: string, separator: string, firstLine: number): readonly TableRow[] {
  let rows: TableRow[] = [];
  let line = firstLine;
  let last = 0;
  const begin = (): OnRecord => {
    rows = [];
    line = firstLine;
    last = 0;
    return (record, { lines }) => {
      last += 1;
      const width = widthOf(record);
      if (width > 0) rows.push({ number: last, cells: record.map(writtenText), line });
      limitRead(rows.length, width);
      if (last - rows.length > MAX_EMPTY_ROWS) limitCount(last, MAX_FILE_ROWS, 'rows');
      line = firstLine + lines;
    };
  };
  try {
    parseRecords(text, separator, begin);
  } catch (error) {
    if (error instanceof CsvError) throw lineProblem(line, 'a quote is not closed');
    throw error;
  }
  return rows;
}

/**
 * The rows that are not empty of a CSV text, separated by commas, semicolons, tabs or bars, or of cells from the
 * clipboard. Throws `FileProblem`.
 */
export function readCsv(text: string): readonly TableRow[] {
  const stated = separatorLine.exec(text);
  const table = withoutEmptyEnd(stated ? text.slice(stated[0].length) : text);
  const separator = stated?.[1] ?? separatorOf(table);
  const rows = readRecords(table, separator, stated ? 2 : 1);
  // The header may be as it should be.
  const isWhole = (row: TableRow, at: number) => isQuotedWhole(row) || (at === 0 && widthOf(row.cells) > 1);
  if (rows.length < 2 || !rows.every(isWhole)) return rows;
  const inner = rows.map(({ cells }) => cells.slice(0, widthOf(cells)).join(separator)).join('\n');
  return readRecords(inner, separatorOf(inner), 1);
}
