import type { Column } from '#src/components/DataTable/types.ts';
import { toTsv } from '#src/lib/csv.ts';

/** The rows as a spreadsheet takes them from the clipboard: the visible columns, in their order. */
export function rowsAsTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return toTsv(rows.map((row) => columns.map((column) => column.text(row))));
}
