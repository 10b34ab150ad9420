import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { movedOrder, orderedIds, type TableLayout } from '#src/lib/tableLayout.ts';
import { resizedWidths } from './columns/columnLayout.ts';
import type { Column, Sort } from './types.ts';
import { useStable } from './useStable.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature });

interface EngineInput<Row extends object> {
  columns: readonly Column<Row>[];
  /** The rows of the window only. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: Sort | null;
  onSortChange: (sort: Sort | null) => void;
  layout: TableLayout;
  onLayoutChange: (layout: TableLayout) => void;
  /** Shows a layout without storing it, while an edge is dragged; null ends it. */
  onDrag: (layout: TableLayout | null) => void;
  /** Announces a change of the sort or of the columns. */
  onSay: (text: string) => void;
}

/** The commands of the header, its menu and the resize handles. */
export type ColumnCommands = {
  /** Without a direction: ascending, then descending, then the order of the rows as given. */
  sort: (id: string, direction?: Sort['direction']) => void;
  /** Back to the order of the rows as given. */
  unsort: () => void;
  hide: (id: string) => void;
  move: (id: string, by: 1 | -1) => void;
  /** `drawn` are the widths of the visible columns on the screen, in px. */
  resize: (id: string, width: number, drawn: readonly number[]) => void;
  /** The same while the edge is dragged: nothing is stored before `resize`. */
  drag: (id: string, width: number, drawn: readonly number[]) => void;
  stopDrag: () => void;
  resetWidth: (id: string) => void;
};

function toSorting(sort: Sort | null): SortingState {
  return sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : [];
}

function toSort(sorting: SortingState): Sort | null {
  const first = sorting[0];
  return first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null;
}

/**
 * TanStack Table keeps the order and visibility of the columns, and the sort. It gets only the rows of the window and
 * runs no row model: the text index searches and sorts.
 */
export function useTableEngine<Row extends object>(input: EngineInput<Row>) {
  const { columns, rows, rowId, sort, onSortChange, layout, onLayoutChange, onDrag, onSay } = input;
  const definitions = useMemo(
    () =>
      columns.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: column.text,
        enableHiding: column.hideable !== false,
        enableSorting: column.sortValue !== undefined,
      })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: orderedIds(columns, layout.order),
      columnVisibility: Object.fromEntries(
        columns
          .filter((column) => column.hideable !== false && layout.hidden.includes(column.id))
          .map((column) => [column.id, false]),
      ),
      sorting: toSorting(sort),
    }),
    [columns, layout, sort],
  );
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header;
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state,
    onSortingChange: (update) => {
      const next = toSort(functionalUpdate(update, state.sorting));
      onSortChange(next);
      onSay(next ? `Sorted by ${headerOf(next.column)}, ${next.direction}` : 'Default order');
    },
    onColumnOrderChange: (update) =>
      onLayoutChange({ ...layout, order: functionalUpdate(update, state.columnOrder) }),
    onColumnVisibilityChange: (update) => {
      const visible = functionalUpdate(update, state.columnVisibility);
      const hidden = columns.filter((column) => visible[column.id] === false).map((column) => column.id);
      onLayoutChange({ ...layout, hidden });
    },
  });

  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(
    () => leaves.flatMap((leaf) => columns.find(({ id }) => id === leaf.id) ?? []),
    [leaves, columns],
  );
  const withWidths = (widths: TableLayout['widths']) => ({ ...layout, widths });

  const commands = useStable<ColumnCommands>({
    sort: (id, direction) =>
      table.getColumn(id)?.toggleSorting(direction === undefined ? undefined : direction === 'descending'),
    unsort: () => table.resetSorting(true),
    hide: (id) => {
      table.getColumn(id)?.toggleVisibility(false);
      onSay(`${headerOf(id)} is hidden`);
    },
    move: (id, by) => {
      const ids = visible.map((column) => column.id);
      table.setColumnOrder((order) => [...movedOrder(order, ids, id, by)]);
      onSay(`${headerOf(id)} is column ${ids.indexOf(id) + by + 1} of ${ids.length}`);
    },
    resize: (id, width, drawn) => {
      onDrag(null);
      onLayoutChange(withWidths(resizedWidths(visible, drawn, id, width, layout.widths)));
    },
    drag: (id, width, drawn) => onDrag(withWidths(resizedWidths(visible, drawn, id, width, layout.widths))),
    stopDrag: () => onDrag(null),
    resetWidth: (id) => {
      const { [id]: _, ...widths } = layout.widths;
      onLayoutChange(withWidths(widths));
    },
  });

  return { rows: table.getRowModel().rows, visible, commands };
}
