import type { Column } from '#src/components/DataTable/types.ts';
import { toTsv } from '#src/lib/csv.ts';

/** The rows as tab-separated text for a spreadsheet: the visible columns in their order, without confidential ones. */
export function rowsAsTsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const copied = columns.filter((column) => !column.confidential);
  return toTsv(rows.map((row) => copied.map((column) => column.text(row))));
}
