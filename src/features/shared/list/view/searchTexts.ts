import type { Column } from '#src/components/DataTable/types.ts';
import { foldText } from '#src/lib/foldText.ts';
import { findsNumber, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { isSearchedId, searchedId } from '#src/lib/recordId.ts';

interface Kept {
  readonly columns: unknown;
  readonly texts: readonly string[];
}

const keptTexts = new WeakMap<readonly unknown[], Kept>();
const keptNumbers = new WeakMap<readonly unknown[], Kept>();

/** The typed text as it is compared: folded, without white space at both ends; '' matches every row. */
export function toSearched(search: string): string {
  return foldText(search.trim());
}

/**
 * The folded text of each row that a search looks through: that of all searchable columns. It is kept for each list of
 * rows, so that a letter typed folds nothing again.
 */
export function searchTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const kept = keptTexts.get(rows);
  if (kept?.columns === columns) return kept.texts;
  const readers = columns
    .filter(({ searchable }) => searchable)
    .map(({ searchText, text }) => searchText ?? text);
  // A search box takes no line break, so no match spans two texts.
  const texts = rows.map((row) => foldText(readers.map((read) => read(row)).join('\n')));
  keptTexts.set(rows, { columns, texts });
  return texts;
}

/** The numbers of each row as `findsNumber` looks through them. They are made at the first search for a number. */
function numberTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): readonly string[] {
  const kept = keptNumbers.get(rows);
  if (kept?.columns === columns) return kept.texts;
  const readers = columns.filter(({ number }) => number !== undefined).map(({ text }) => text);
  const texts = rows.map((row) => readers.map((read) => numberText(read(row))).join('\n'));
  keptNumbers.set(rows, { columns, texts });
  return texts;
}

/** What a search looks through. */
interface Searched<Row> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** The id of a row, found as it is written. */
  readonly idOf?: ((row: Row) => string) | undefined;
}

/**
 * The test for the position of a row that a search (`toSearched`) finds: in the texts of its columns, by a number in any
 * writing, or by its id. Null for an empty search, which finds every row.
 */
export function searchTest<Row>(
  { rows, columns, idOf }: Searched<Row>,
  searched: string,
): ((position: number) => boolean) | null {
  if (searched === '') return null;
  const texts = searchTexts(rows, columns);
  const inText = (position: number) => texts[position]?.includes(searched) ?? false;
  const digits = searchedNumber(searched);
  const id = searchedId(searched);
  if (digits === null && (id === null || !idOf)) return inText;
  const numbers = digits === null ? [] : numberTexts(rows, columns);
  const finds = digits === null ? () => false : findsNumber(digits);
  const hasId = (row: Row | undefined) =>
    id !== null && idOf !== undefined && row !== undefined && isSearchedId(idOf(row), id);
  return (position) => inText(position) || finds(numbers[position] ?? '') || hasId(rows[position]);
}
