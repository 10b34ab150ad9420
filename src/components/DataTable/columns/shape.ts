import type { CSSProperties } from 'react';
import {
  actionsWidth,
  cardColumns,
  cardEdges,
  cardLine,
  controlsRow,
  expandWidth,
  isLine,
  leastTrack,
  selectWidth,
  tracks,
} from '#src/components/DataTable/columns/columnLayout.ts';
import type { Column, DataTableProps } from '#src/components/DataTable/types.ts';
import type { TableLayout } from '#src/lib/tableLayout.ts';

/** A visible column with the properties that all its cells share. */
export interface ShapeColumn<Row> {
  column: Column<Row>;
  /** Value of `data-look`: space-separated words that the styles select by. */
  look: string;
  /** Offset of a pinned column. */
  style: CSSProperties | undefined;
  /** The style of its cells: offset of a pinned column, or position in a card. */
  cellStyle: CSSProperties | undefined;
  /** The header that begins a labelled line of a card. */
  label: string | undefined;
  /** Shown for an empty text. It is empty in a card's line, where no header names the column. */
  absent: string;
}

/** The properties that all rows of a table share; the rows are redrawn when it changes. */
export interface RowShape<Row> {
  tableId: string;
  columns: readonly ShapeColumn<Row>[];
  rowName: (row: Row) => string;
  selectable: boolean;
  expandable: boolean;
  actions: NonNullable<DataTableProps<Row>['actions']>;
}

interface ShapeInput<Row> extends Omit<RowShape<Row>, 'columns'> {
  columns: readonly Column<Row>[];
  narrow: boolean;
}

function controlsOf({ actions, expandable }: { actions: readonly unknown[]; expandable: boolean }): number {
  return actions.length + (expandable ? 1 : 0);
}

/** The shape of a table's rows. A narrow screen shows only the columns of `cardColumns`. */
export function toShape<Row>({ columns, narrow, ...rest }: ShapeInput<Row>): RowShape<Row> {
  const shown = narrow ? cardColumns(columns) : columns.map((column) => ({ column, place: undefined }));
  let start = (rest.selectable ? selectWidth : 0) + (rest.expandable ? expandWidth : 0);
  let end = rest.actions.length > 0 ? actionsWidth(rest.actions.length) : 0;
  const controls = controlsOf(rest);
  const lines = shown.filter(({ place }) => isLine(place));
  const ends = new Map<string, number>();
  for (const column of columns.toReversed()) {
    if (column.pinned !== 'end') continue;
    ends.set(column.id, end);
    end += column.width;
  }
  return {
    ...rest,
    columns: shown.map((card) => {
      const { column, place } = card;
      const look = [
        place === 'end' ? 'corner' : isLine(place) ? 'line' : place,
        column.align === 'end' && 'end',
        column.tone === 'muted' && 'muted',
        column.numeric && 'figures',
        column.card === 'title' && !narrow && 'title',
        column.pinned && 'pinned',
        column.pinned === 'end' && 'pinned-end',
        column.searchable && 'searched',
      ];
      let style: CSSProperties | undefined;
      if (!narrow && column.pinned === 'start') {
        style = { '--pin-start': `${start}px` };
        start += column.width;
      } else if (!narrow && column.pinned === 'end') {
        style = { '--pin-end': `${ends.get(column.id) ?? 0}px` };
      }
      const line = isLine(place);
      return {
        column: narrow && column.cardText ? { ...column, text: column.cardText } : column,
        look: look.filter(Boolean).join(' '),
        style,
        label: place === 'labelled' ? column.header : undefined,
        absent: place === 'line' ? '' : '—',
        cellStyle: line ? cardLine(lines.indexOf(card), lines.length, controls) : style,
      };
    }),
  };
}

/** The grid's least width in px, and its custom properties: tracks, least width, and layout of cards. */
export function gridProperties<Row>(shape: RowShape<Row>, widths: TableLayout['widths']) {
  const columns = shape.columns.map(({ column }) => column);
  const before = (shape.selectable ? selectWidth : 0) + (shape.expandable ? expandWidth : 0);
  const after = shape.actions.length > 0 ? actionsWidth(shape.actions.length) : 0;
  const least = [`${before + after}px`, ...columns.map((column) => leastTrack(column, widths))];
  const width = columns.reduce((sum, column) => sum + (widths[column.id] ?? column.width), before + after);
  const all = [
    shape.selectable && `${selectWidth}px`,
    shape.expandable && `${expandWidth}px`,
    tracks(columns, widths),
    after > 0 && `${after}px`,
  ];
  const lines = shape.columns.filter(({ look }) => look.split(' ').includes('line')).length;
  const edges = cardEdges(lines, controlsOf(shape));
  return {
    width,
    properties: {
      '--columns': all.filter(Boolean).join(' '),
      '--width': `calc(${least.join(' + ')})`,
      '--controls-row': controlsRow(controlsOf(shape)),
      '--card-edges': `${edges.start}px ${edges.end}px`,
    },
  };
}
