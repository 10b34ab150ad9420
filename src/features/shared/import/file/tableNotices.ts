import { withoutInvisible } from '#src/lib/cleanText.ts';
import { listInWords } from '#src/lib/listInWords.ts';
import { clamp, countOf, formatNumber } from '#src/lib/text.ts';
import type { DecodedText } from './decodeText.ts';
import type { TableRow } from './tableRow.ts';
import type { ReadSheet } from './workbookParts.ts';

/** Rows that a sentence names. */
const NAMED = 3;

/** The first few texts, and how many more there are. */
function firstOf(texts: readonly string[]): string[] {
  const more = texts.length - NAMED;
  return more > 0 ? [...texts.slice(0, NAMED), `${formatNumber(more)} more`] : [...texts];
}

/** The lines of a row that has several: `3 to 5`; null for a row of one line. */
export function linesText({ lines }: Pick<TableRow, 'lines'>): string | null {
  if (!lines || lines[0] === lines[1]) return null;
  return `${formatNumber(lines[0])} to ${formatNumber(lines[1])}`;
}

/** How many lines of a text file the rows have; null for other files. Empty lines do not count. */
export function countLines(rows: readonly TableRow[]): number | null {
  let count = 0;
  for (const { lines } of rows) {
    if (!lines) return null;
    count += lines[1] - lines[0] + 1;
  }
  return count;
}

/** Of a text file the rows against the lines, when some have several: a stray quote makes one row of many. */
export function countNotice(header: TableRow, rows: readonly TableRow[]): string | null {
  const all = [header, ...rows];
  const long = all.flatMap((row) => {
    const text = linesText(row);
    return text === null ? [] : [`lines ${text}`];
  });
  if (long.length === 0) return null;
  const named = listInWords(firstOf(long), 'and');
  const read = `${formatNumber(countLines(all) ?? 0)} lines were read as headers and ${countOf(rows.length, 'row', 'rows')}`;
  return `${read}, because cells have line breaks: ${named}. Look whether each is one row.`;
}

/** The rows that are wrong in the file, which cannot be mended in the step Check. */
export function flawNotice(rows: readonly TableRow[]): string | null {
  const flaws = rows.flatMap(({ flaw }) => flaw ?? []);
  if (flaws.length === 0) return null;
  return `${countOf(flaws.length, 'row is', 'rows are')} wrong in the file. ${firstOf(flaws).join('; ')}.`;
}

/** How many cells have characters that are not seen, which are not imported. */
export function invisibleNotice(rows: readonly TableRow[]): string | null {
  let count = 0;
  for (const { cells } of rows) {
    for (const cell of cells) if (withoutInvisible(cell) !== cell) count += 1;
  }
  if (count === 0) return null;
  return `Invisible characters (of no width, or of the writing direction) are removed from ${countOf(count, 'cell', 'cells')}.`;
}

/** What to look at in a text file, after its encoding was guessed or chosen. */
export function decodedNotices(
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

/** Which sheet of several was read. */
export function sheetNotices(name: string, { name: sheet, sheets, isLater }: ReadSheet): readonly string[] {
  if (sheets < 2) return [];
  const which = isLater
    ? `The sheet “${clamp(sheet, 60)}” was read, the first one that is shown and has cells.`
    : 'The first one was read.';
  return [`${name} has ${formatNumber(sheets)} sheets. ${which}`];
}
