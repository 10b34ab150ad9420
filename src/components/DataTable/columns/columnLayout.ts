import type { Column, TableLayout } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';

export const emptyLayout: TableLayout = { order: [], hidden: [], widths: {} };

export const defaultMinWidth = 64;
export const maxWidth = 800;

/** Height of the bar over the cards, which replaces the header: a touch target and its border. */
export const cardBarHeight = 45;

/** Room that the bulk bar takes from the last rows, in px. Small, it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** Widths in px of the columns that every table may have beside its data. */
export const selectWidth = 40;
export const expandWidth = 36;
export function actionsWidth(actions: number): number {
  return Math.max(84, actions * 30 + 20);
}

/** A layout read from storage, part by part; what makes no sense is left out. */
export function toLayout(value: unknown): TableLayout {
  if (typeof value !== 'object' || value === null) return emptyLayout;
  const stored = value as { order?: unknown; hidden?: unknown; widths?: unknown };
  const ids = (list: unknown) =>
    Array.isArray(list) ? list.filter((id): id is string => typeof id === 'string') : [];
  const widths = Object.entries(stored.widths ?? {}).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  );
  return { order: ids(stored.order), hidden: ids(stored.hidden), widths: Object.fromEntries(widths) };
}

/** Whether it is the table's own layout, also where columns were moved there and back: nothing to reset. */
export function isOwnLayout<Row>(columns: readonly Column<Row>[], layout: TableLayout): boolean {
  const own = orderedIds(columns, emptyLayout.order);
  const moved = orderedIds(columns, layout.order).some((id, index) => id !== own[index]);
  return !moved && layout.hidden.length === 0 && Object.keys(layout.widths).length === 0;
}

/** The whole order of column ids: the remembered ones that still exist, then new ones where they belong. */
export function orderedIds(columns: readonly { id: string }[], order: readonly string[]): string[] {
  const ids = columns.map((column) => column.id);
  const known = order.filter((id) => ids.includes(id));
  const result = [...known];
  ids.forEach((id, i) => {
    if (known.includes(id)) return;
    const before = ids[i - 1];
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}

/** The order with the column moved by one place among the `visible` ids; the same order at the edge. */
export function movedOrder(
  order: readonly string[],
  visible: readonly string[],
  id: string,
  by: 1 | -1,
): readonly string[] {
  const neighbour = visible[visible.indexOf(id) + by];
  if (neighbour === undefined || !visible.includes(id)) return order;
  const next = order.filter((other) => other !== id);
  next.splice(next.indexOf(neighbour) + (by === 1 ? 1 : 0), 0, id);
  return next;
}

/** A width within what the column allows. */
export function clampWidth(column: { minWidth?: number }, width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(column.minWidth ?? defaultMinWidth, width)));
}

/**
 * Widths for a column that a person drags: those before it stay as they are drawn, so that its edge follows
 * the pointer; those after it share what is left.
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
      next[id] = clampWidth(column, width);
      break;
    }
    next[column.id] = clampWidth(column, drawn[i] ?? column.width);
  }
  return next;
}

/** Padding of a cell at both ends, in px. */
const cellPadding = 20;

/** What a column takes at least, as CSS: the width that a person gave it, or its own, in which its figures fit. */
export function leastTrack<Row>(
  { id, width, digits }: Pick<Column<Row>, 'id' | 'width' | 'digits'>,
  widths: TableLayout['widths'],
): string {
  const given = widths[id];
  if (given !== undefined || digits === undefined) return `${given ?? width}px`;
  return `max(${width}px, ${digits}ch + ${cellPadding}px)`;
}

/** `grid-template-columns` of the data columns. Without a width of its own a column takes its share of what is left. */
export function tracks<Row>(columns: readonly Column<Row>[], widths: TableLayout['widths']): string {
  const flexible = columns.some((column) => widths[column.id] === undefined);
  return columns
    .map((column, i) => {
      const width = widths[column.id];
      if (width === undefined) return `minmax(${leastTrack(column, widths)}, ${column.width}fr)`;
      return !flexible && i === columns.length - 1 ? `minmax(${width}px, 1fr)` : `${width}px`;
    })
    .join(' ');
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

/** The columns a narrow screen shows in its cards. Without any place given: a title and two lines. */
export function cardColumns<Row>(columns: readonly Column<Row>[]) {
  const placed = columns.some((column) => column.card !== undefined);
  return columns.flatMap((column, i) => {
    const place = placed ? column.card : i === 0 ? 'title' : i < 3 ? 'line' : undefined;
    return place === undefined || place === 'hidden' ? [] : [{ column, place }];
  });
}

/** The grid row of a card in which its controls begin, two rows high: more than three leave the first line its width. */
export function controlsRow(controls: number): number {
  return controls > 3 ? 3 : 2;
}

/** Where a card's line stands, from 0: beside the controls it leaves them their room. */
export function cardLine(line: number, lines: number, controls: number) {
  const row = line + 2;
  const first = controlsRow(controls);
  if (controls === 0 || row < first) return { gridRow: row };
  // The last one is in the middle of the controls' height.
  const end = line === lines - 1 ? Math.max(row, first + 1) : row;
  // Of 44 px each, but for the empty edge of the last; a margin would follow the direction of the text.
  return { gridRow: `${row} / ${end + 1}`, inlineSize: `calc(100% - ${controls * 44 - 4}px)` };
}

/** Rows of a card: its title, its lines, and room for the controls, of which there are so many. */
function cardRows(lines: number, controls: number): number {
  return Math.max(1 + lines, controls > 0 ? controlsRow(controls) + 1 : 0);
}

/**
 * Px above and below what a card shows. Controls in its last rows have empty room around their icons: the card adds
 * next to none, so that more of them are in sight.
 */
export function cardEdges(lines: number, controls: number): { start: number; end: number } {
  const controlsLast = controls > 0 && cardRows(lines, controls) === controlsRow(controls) + 1;
  if (!controlsLast) return { start: 10, end: 10 };
  // A text in the last row needs more than the icons, which are in the middle of two.
  return { start: 8, end: lines < controlsRow(controls) ? 2 : 6 };
}

/** The height of a card in px, with the line below it. */
export function cardHeight<Row>(
  columns: readonly Column<Row>[],
  hidden: readonly string[],
  controls: number,
): number {
  const lines = cardColumns(columns).filter(
    ({ column, place }) => place === 'line' && (column.hideable === false || !hidden.includes(column.id)),
  ).length;
  const { start, end } = cardEdges(lines, controls);
  return start + 22 * cardRows(lines, controls) + end + 1;
}
