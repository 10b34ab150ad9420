import type { Column } from '#src/components/DataTable/types.ts';
import { foldText } from '#src/lib/foldText.ts';
import { findsNumber, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { findsId } from '#src/lib/recordId.ts';
import { text as textKind } from '#src/lib/values/text.ts';

/** The typed text as it is compared: folded, without white space at both ends; '' matches every row. */
export function toSearched(search: string): string {
  return textKind.plain(search);
}

/** The texts of each row that a search looks through, made at the first search. */
export interface SearchTexts {
  /** The folded text of all searchable columns. */
  readonly folded: () => readonly string[];
  /** The numbers, as `findsNumber` looks through them. */
  readonly numbers: () => readonly string[];
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The texts of a list of rows. Keep them while rows and columns are the same, so that a letter typed folds nothing again. */
export function searchTexts<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): SearchTexts {
  const texts = (of: (column: Column<Row>) => readonly ((row: Row) => string)[]) => {
    const readers = columns.flatMap(of);
    // A search box takes no line break, so no match spans two texts.
    return rows.map((row) => readers.map((read) => read(row)).join('\n'));
  };
  return {
    folded: once(() =>
      texts(({ searchable, searchText, text }) => (searchable ? [searchText ?? text] : [])).map(foldText),
    ),
    numbers: once(() =>
      texts(({ number, text }) => (number === undefined ? [] : [(row) => numberText(text(row))])),
    ),
  };
}

/** What a search looks through. */
interface Searched<Row> {
  readonly rows: readonly Row[];
  readonly texts: SearchTexts;
}

/**
 * The test for the position of a row that a search (`toSearched`) finds: in the texts of its columns, by a number in any
 * writing, or by its id. Null for an empty search, which finds every row.
 */
export function searchTest<Row extends { readonly id: string }>(
  { rows, texts }: Searched<Row>,
  searched: string,
): ((position: number) => boolean) | null {
  if (searched === '') return null;
  const folded = texts.folded();
  const inText = (position: number) => folded[position]?.includes(searched) ?? false;
  const digits = searchedNumber(searched);
  const numbers = digits === null ? [] : texts.numbers();
  const finds = digits === null ? () => false : findsNumber(digits);
  const isFound = findsId(searched);
  const hasId = (row: Row | undefined) => row !== undefined && isFound(row.id);
  return (position) => inText(position) || finds(numbers[position] ?? '') || hasId(rows[position]);
}
