import type { Column } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';
import { clampWidth, minWidth, type TableLayout } from '#src/lib/tableLayout.ts';

/** Height of the bar above the cards, which replaces the header, in px at the usual font size: a touch target and its border. */
export const cardBarHeight = 45;

/** Height that the bulk bar covers at the end of the rows, in px at the usual font size. On a small screen it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** Widths of the columns for selection and expansion, in px. */
export const selectWidth = 40;
export const expandWidth = 36;
export function actionsWidth(actions: number): number {
  return Math.max(68, actions * 30 + 20);
}

/**
 * The widths after one column is resized. Columns before it keep their width on the screen, so that the edge follows the
 * pointer; columns after it share the remaining width.
 */
export function resizedWidths<Row>(
  columns: readonly Column<Row>[],
  drawn: readonly number[],
  id: string,
  width: number,
  widths: TableLayout['widths'],
): TableLayout['widths'] {
  const next = { ...widths };
  for (const [i, column] of columns.entries()) {
    if (column.id === id) {
      next[id] = clampWidth(width);
      break;
    }
    next[column.id] = clampWidth(drawn[i] ?? minWidth);
  }
  return next;
}

/**
 * The least height of a table in rem: that of its rows, at most 15. Undefined without rows, where the styles set 15. The
 * heights are those at the browser's usual font size, in px.
 */
export function leastHeight(
  rows: number,
  rowHeight: number,
  head: number = tableHeights.head,
): string | undefined {
  if (rows === 0) return undefined;
  const borders = 1;
  return `${Math.min(240, head + rows * rowHeight + tableHeights.foot + borders) / 16}rem`;
}
