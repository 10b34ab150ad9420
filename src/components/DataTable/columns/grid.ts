import type { CSSProperties } from 'react';
import { cardRows } from '#src/components/DataTable/cards/cardLayout.ts';
import { pinProperty, type RowTemplate } from '#src/components/DataTable/rowTemplate.ts';
import type { Column } from '#src/components/DataTable/types.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';
import { actionsWidth, expandWidth, selectWidth } from './columnLayout.ts';
import type { ColumnSizes } from './columnSizes.ts';

/** The measures of a table's grid, in px. */
export interface Grid {
  /** The least width. A table with less room scrolls horizontally; all columns have their least widths then. */
  width: number;
  /** Custom properties: tracks, least width, offsets of pinned columns, last row of cards. */
  properties: CSSProperties;
}

type LeastWidth = (column: { id: string }) => number;

/** In a table that scrolls anyway, texts that may be cut get up to this width. */
const scrolledLeast = 240;

/** The least width of each column: the one that the user set, or else its own, in a table with `room` px. */
function leastWidths(
  columns: readonly { id: string }[],
  widths: TableLayout['widths'],
  sizes: ColumnSizes,
  room: number,
): LeastWidth {
  const least: LeastWidth = ({ id }) => widths[id] ?? sizes[id]?.least ?? 0;
  if (room === 0 || columns.reduce((sum, column) => sum + least(column), 0) <= room) return least;
  return (column) => {
    const { natural = 0 } = sizes[column.id] ?? {};
    return widths[column.id] ?? Math.max(least(column), Math.min(natural, scrolledLeast));
  };
}

/**
 * `grid-template-columns` of the data columns. Columns without a set width share the remaining width; what is at the
 * end of its cells, as numbers are, gets no more than it needs.
 */
function tracks(
  columns: readonly { id: string; align?: Column<never>['align'] }[],
  widths: TableLayout['widths'],
  sizes: ColumnSizes,
  least: LeastWidth,
): string {
  const flexible = columns.some(({ id, align }) => widths[id] === undefined && align !== 'end');
  return columns
    .map((column, i) => {
      const { id, align } = column;
      if (widths[id] === undefined && align !== 'end')
        return `minmax(${least(column)}px, ${sizes[id]?.natural ?? 1}fr)`;
      const last = !flexible && i === columns.length - 1;
      return last ? `minmax(${least(column)}px, 1fr)` : `${least(column)}px`;
    })
    .join(' ');
}

interface GridInput<Row> {
  template: RowTemplate<Row>;
  /** The widths that the user set, in px. */
  widths: TableLayout['widths'];
  sizes: ColumnSizes;
  /** Width of the scroller in px; 0 until it is measured. */
  room: number;
}

/** The grid of a table. */
export function toGrid<Row>({ template, widths, sizes, room }: GridInput<Row>): Grid {
  const columns: readonly Column<Row>[] = template.columns.map(({ column }) => column);
  const before = (template.selectable ? selectWidth : 0) + (template.expandable ? expandWidth : 0);
  const after = template.actions.length > 0 ? actionsWidth(template.actions.length) : 0;
  const least = leastWidths(columns, widths, sizes, Math.max(0, room - before - after));
  const pins: CSSProperties = {};
  let width = before;
  let start = before;
  for (const column of columns) {
    const columnWidth = least(column);
    width += columnWidth;
    if (!column.pinned) continue;
    pins[pinProperty(column)] = `${start}px`;
    start += columnWidth;
  }
  width += after;
  const all = [
    template.selectable && `${selectWidth}px`,
    template.expandable && `${expandWidth}px`,
    tracks(columns, widths, sizes, least),
    after > 0 && `${after}px`,
  ];
  return {
    width,
    properties: {
      ...pins,
      '--columns': all.filter(Boolean).join(' '),
      '--width': `${width}px`,
      '--controls-row': template.card ? cardRows(template.card) : undefined,
    },
  };
}
