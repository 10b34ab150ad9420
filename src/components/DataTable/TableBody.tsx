import { Fragment, type ReactNode, type RefObject } from 'react';
import type { RowShape } from './shape.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import type { useRowEvents } from './useRowEvents.ts';
import { useSearchMarks } from './useSearchMarks.ts';

/** A row of the window, as the engine knows it. */
export interface DrawnRow<Row> {
  id: string;
  original: Row;
}

interface TableBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The rows to draw and, in the same order, their positions on the page. */
  rows: readonly DrawnRow<Row>[];
  positions: readonly number[];
  /** The row in the Tab order. */
  current: number;
  /** Ids of the rows to draw that are selected. Asked of the rows themselves, a memo would not see a change. */
  selected: Readonly<Record<string, true>>;
  /** `aria-rowindex` of the first row of the page. */
  firstIndex: number;
  rowHeight: number;
  height: number;
  /** The rows are only drawn: the status line says Loading. */
  loading: boolean;
  refreshing: boolean;
  query: string;
  shape: RowShape<Row>;
  expansion: DataTableProps<Row>['expansion'];
  expanded: ReadonlySet<string>;
  events: ReturnType<typeof useRowEvents>;
  /** Stands in place of rows. */
  children: ReactNode;
}

/**
 * The rows: absolute in a window of fixed heights, or in the flow where they can be opened. Elements belong
 * to positions: typing and sorting write new texts into them, and scrolling adds at one end what it drops at
 * the other, so the order of reading never changes. (Handing elements on from end to end, the usual
 * recycling, moves every row that stays in the document when one scrolls up: three times the work.)
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { body, rows, positions, current, selected, query, shape, expansion, expanded, children } = props;
  useSearchMarks(body, query);
  const flow = expansion !== undefined || children !== undefined;
  const columns = shape.columns.length + (shape.selectable ? 1 : 0) + 1 + (shape.actions.length > 0 ? 1 : 0);
  return (
    <tbody
      ref={body}
      role="rowgroup"
      data-window={flow ? undefined : true}
      aria-hidden={props.loading || undefined}
      data-refreshing={props.refreshing || undefined}
      style={flow ? undefined : { blockSize: props.height }}
      {...props.events}
    >
      {children ??
        rows.map((row, i) => {
          const position = positions[i] ?? 0;
          const open = expanded.has(row.id);
          const drawn = (
            <TableRow
              key={position}
              row={row.original}
              id={row.id}
              position={position}
              rowIndex={props.firstIndex + position}
              top={flow ? undefined : position * props.rowHeight}
              selected={selected[row.id] ?? false}
              current={position === current}
              expanded={open}
              shape={shape}
            />
          );
          if (!expansion) return drawn;
          return (
            <Fragment key={row.id}>
              {drawn}
              {open && (
                <tr role="row" data-details id={`${shape.tableId}-details-${row.id}`}>
                  <td role="cell" colSpan={columns} aria-colspan={columns}>
                    {expansion.render(row.original)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
    </tbody>
  );
}
