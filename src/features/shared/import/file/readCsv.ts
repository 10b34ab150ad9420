import { restoreNeutralised } from '#src/lib/csv.ts';
import { csvRecords } from './csvRecords.ts';
import { rowLimits, textLimits } from './limits.ts';
import type { TableRow } from './tableRow.ts';

// Excel writes this line before the table in some regions.
const separatorLine = /^sep=([,;\t])(?:\r\n|\r|\n)/iu;

const separators = [',', ';', '\t'] as const;

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

/** What is wrong with a row of the file, with its line. */
function flawOf(flaw: string, [first, last]: readonly [number, number]): string {
  return first === last ? `Line ${first}: ${flaw}` : `Lines ${first} to ${last}: ${flaw}`;
}

/**
 * The rows that are not empty of a CSV text, separated by commas, semicolons or tabs, or of cells from the clipboard. The
 * apostrophe that our own export puts before a text that a spreadsheet would evaluate is removed. Throws `LimitError`.
 */
export function readCsv(text: string): readonly TableRow[] {
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
    const cells = record.cells.map(restoreNeutralised);
    limitText(number, cells);
    if (rows.length === 0) header = record.count;
    const wide = width > header ? `${width} cells, but the header has ${header}` : null;
    const flaw = record.flaw ?? wide;
    rows.push({ number, cells, lines, flaw: flaw === null ? null : flawOf(flaw, lines) });
  }
  return rows;
}
