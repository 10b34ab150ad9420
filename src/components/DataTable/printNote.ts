import { formatNumber } from '#src/lib/text.ts';
import type { Column } from './types.ts';

interface PrintNoteInput<Row> {
  /** Rows of the page of the list. */
  count: number;
  /** Number of them that are printed, from the first on. */
  printed: number;
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
}

/** What is missing on paper: rows beyond the limit, and the columns that the user hides. Null when nothing is. */
export function printNote<Row>({ count, printed, columns, visible }: PrintNoteInput<Row>): string | null {
  const hidden = columns.filter((column) => !visible.includes(column)).map(({ header }) => header);
  const notes = [
    printed < count && `Only the first ${formatNumber(printed)} of ${formatNumber(count)} rows are printed.`,
    hidden.length > 0 && `Columns left out: ${hidden.join(', ')}.`,
  ].filter(Boolean);
  return notes.length === 0 ? null : notes.join(' ');
}
