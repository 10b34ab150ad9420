import type { Column } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';

/** The smallest and the largest width in px that the user can set. */
export const minWidth = 64;
export const maxWidth = 800;

/** Height of the bar above the cards, which replaces the header, in px: a touch target and its border. */
export const cardBarHeight = 45;

/** Height that the bulk bar covers at the end of the rows, in px. On a small screen it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** Widths of the columns for selection and expansion, in px. */
export const selectWidth = 40;
export const expandWidth = 36;
export function actionsWidth(actions: number): number {
  return Math.max(84, actions * 30 + 20);
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
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

/** The least height of a table in px: that of its rows, at most 240. Undefined without rows, where the styles set 240. */
export function leastHeight(
  rows: number,
  rowHeight: number,
  head: number = tableHeights.head,
): number | undefined {
  if (rows === 0) return undefined;
  const borders = 1;
  return Math.min(240, head + rows * rowHeight + tableHeights.foot + borders);
}

/** Whether a card shows the value in a line of its own, with or without the header. */
export function isLine(place: Column<never>['card']): boolean {
  return place === 'line' || place === 'labelled';
}

/** The columns that cards show. If no column states its `card`, the first is the title and the next two are lines. */
export function cardColumns<Row>(columns: readonly Column<Row>[]) {
  const placed = columns.some((column) => column.card !== undefined);
  return columns.flatMap((column, i) => {
    const place = placed ? column.card : i === 0 ? 'title' : i < 3 ? 'line' : undefined;
    return place === undefined || place === 'hidden' ? [] : [{ column, place }];
  });
}

/** The grid row of a card in which its controls begin. They are two rows high; more than three begin below the first line. */
export function controlsRow(controls: number): number {
  return controls > 3 ? 3 : 2;
}

/** Grid position and width of a card's line, counted from 0. A line beside the controls ends before them. */
export function cardLine(line: number, lines: number, controls: number) {
  const row = line + 2;
  const first = controlsRow(controls);
  if (controls === 0 || row < first) return { gridRow: row };
  // The last line is centred beside the controls.
  const end = line === lines - 1 ? Math.max(row, first + 1) : row;
  // A control is 44 px wide; 4 px at the edge of the last are empty. A margin would depend on the text's direction.
  return { gridRow: `${row} / ${end + 1}`, inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
}

/** Number of grid rows of a card: title, lines and controls. */
function cardRows(lines: number, controls: number): number {
  return Math.max(1 + lines, controls > 0 ? controlsRow(controls) + 1 : 0);
}

/**
 * Padding above and below a card's content, in px. Controls in the last rows have empty space around their icons, so the
 * card adds little, to show more cards.
 */
export function cardEdges(lines: number, controls: number): { start: number; end: number } {
  const controlsLast = controls > 0 && cardRows(lines, controls) === controlsRow(controls) + 1;
  if (!controlsLast) return { start: 10, end: 10 };
  // A text in the last row needs more padding than icons, which are centred in two rows.
  return { start: 8, end: lines < controlsRow(controls) ? 2 : 6 };
}

/** The height of a card with its bottom border, in px. */
export function cardHeight<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  controls: number,
): number {
  const lines = cardColumns(columns).filter(
    ({ column, place }) => isLine(place) && (column.hideable === false || !hidden.includes(column.id)),
  ).length;
  const { start, end } = cardEdges(lines, controls);
  return start + 22 * cardRows(lines, controls) + end + 1;
}
