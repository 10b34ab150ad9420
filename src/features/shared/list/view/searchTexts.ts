import type { Column } from '#src/components/DataTable/types.ts';
import { fold } from '#src/lib/fold.ts';

interface Kept {
  readonly columns: unknown;
  readonly texts: readonly string[];
}

const keptTexts = new WeakMap<readonly unknown[], Kept>();

/** The typed text as it is compared: folded, without white space at both ends; '' matches every row. */
export function toSearched(search: string): string {
  return fold(search.trim());
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
  const texts = rows.map((row) => fold(readers.map((read) => read(row)).join('\n')));
  keptTexts.set(rows, { columns, texts });
  return texts;
}
