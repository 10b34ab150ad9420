import type { CSSProperties } from 'react';
import { cardRows, lineColumns, type RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import { tableHeights } from '#src/components/theme/tokens.ts';
import { clampWidth, minWidth, type TableLayout } from '#src/lib/tableLayout.ts';

/** Height of the bar above the cards, which replaces the header, in px at the usual font size: a touch target and its border. */
export const cardBarHeight = 45;

/** Height that the bulk bar covers at the end of the rows, in px at the usual font size. On a small screen it has two lines. */
export const bulkHeight = { wide: 64, small: 108 };

/** The room of a text, in widths of a digit, for a column that states none. */
const USUAL = 13;

/** The share of a column in the room that is left over: texts of any length have one, figures, dates and badges none. */
const shareOf = ({ ch, align, share = ch === undefined && align !== 'end' ? USUAL : 0 }: Column<never>) =>
  share;

/** The least width of a column: that of its content, or of its header with the arrow of a sort. */
function leastWidth({ header, ch = USUAL, sortValue }: Column<never>): string {
  // The letters of a header are smaller.
  const letters = `${(header.length * 0.85).toFixed(1)}ch`;
  return `max(${ch}ch, ${sortValue ? `${letters} + 18px` : letters}) + 20px`;
}

/**
 * The custom properties of a table: the tracks of its grid, the least width, and the last row of its cards. What is left
 * over goes to the texts that may be cut, but for those whose width the user set.
 */
export function gridProperties<Row>(
  { cells, selectable, expandable, actions, card }: RowTemplate<Row>,
  widths: TableLayout['widths'],
): CSSProperties {
  if (card) {
    return {
      '--controls-row': cardRows(card),
      '--controls-column': card.flat ? -2 : -3,
      '--lines': lineColumns(card),
      // As wide as a badge, so that the lines of all cards begin in the same places.
      '--end': card.flat ? '7rem' : '0',
    };
  }
  const flexible = ({ column }: (typeof cells)[number]) =>
    widths[column.id] === undefined && shareOf(column) > 0;
  // Without a text, the last column ends the table.
  const last = cells.some(flexible) ? undefined : cells.at(-1);
  const columns = cells.map((cell) => {
    const { column } = cell;
    const least = widths[column.id] === undefined ? leastWidth(column) : `${widths[column.id]}px`;
    const share = flexible(cell) ? shareOf(column) : Number(cell === last);
    return { least, track: share ? `minmax(calc(${least}), ${share}fr)` : `calc(${least})` };
  });
  const fixed = (shown: boolean, width: number) =>
    shown ? [{ least: `${width}px`, track: `${width}px` }] : [];
  const all = [
    ...fixed(selectable, 40),
    ...fixed(expandable, 36),
    ...columns,
    ...fixed(actions.length > 0, Math.max(68, actions.length * 30 + 20)),
  ];
  return {
    '--columns': all.map(({ track }) => track).join(' '),
    '--width': `calc(${all.map(({ least }) => least).join(' + ')})`,
  };
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
