import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { movedOrder, orderedIds, shownColumns, type TableLayout } from '#src/lib/tableLayout.ts';
import { foldingFirst, resizedWidths } from './columns/columnLayout.ts';
import type { Column, LayoutState, Sort, Sorting } from './types.ts';
import { useStable } from './useStable.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
});

interface EngineInput<Row extends object> extends LayoutState, Sorting {
  columns: readonly Column<Row>[];
  /** How many of the shown columns that fold are left out. */
  folded: number;
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

const noRows: readonly never[] = [];

/**
 * TanStack Table keeps what can be changed of the columns: their order, visibility and widths, and the sort. It gets no
 * rows, because the list searches, sorts and pages them.
 */
export function useTableEngine<Row extends object>(input: EngineInput<Row>) {
  const { columns, folded, sort, onSort, layout, onLayout, onSay } = input;
  const [dragged, setDragged] = useState<TableLayout['widths'] | null>(null);
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
  // Other values are other columns for the rows, which are all drawn again.
  const { order, hidden } = layout;
  const columnOrder = useMemo(() => orderedIds(columns, order), [columns, order]);
  const columnVisibility = useMemo(() => {
    const shown = shownColumns(columns, { order, hidden });
    const left = foldingFirst(shown).slice(0, folded);
    return Object.fromEntries(
      columns.map((column) => [column.id, shown.includes(column) && !left.includes(column)]),
    );
  }, [columns, order, hidden, folded]);
  const sorting = toSorting(sort);
  const widths = dragged ?? layout.widths;
  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header;
  const table = useTable({
    features,
    columns: definitions,
    data: noRows,
    manualSorting: true,
    enableMultiSort: false,
    sortDescFirst: false,
    state: { columnOrder, columnVisibility, columnSizing: widths, sorting },
    onSortingChange: (update) => {
      const next = toSort(functionalUpdate(update, sorting));
      onSort(next);
      onSay(next ? `Sorted by ${headerOf(next.column)}, ${next.direction}` : 'Default order');
    },
    onColumnOrderChange: (update) => onLayout({ ...layout, order: functionalUpdate(update, columnOrder) }),
    onColumnVisibilityChange: (update) => {
      const next = functionalUpdate(update, columnVisibility);
      // Of those that are hidden now, the user hides what is no longer visible.
      const also = columns.filter(({ id }) => columnVisibility[id] && !next[id]).map(({ id }) => id);
      onLayout({ ...layout, hidden: [...hidden, ...also] });
    },
    onColumnSizingChange: (update) =>
      onLayout({ ...layout, widths: functionalUpdate(update, layout.widths) }),
  });

  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(
    () => leaves.flatMap((leaf) => columns.find(({ id }) => id === leaf.id) ?? []),
    [leaves, columns],
  );

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
      table.setColumnOrder((before) => [...movedOrder(before, ids, id, by)]);
      onSay(`${headerOf(id)} is column ${ids.indexOf(id) + by + 1} of ${ids.length}`);
    },
    resize: (id, width, drawn) => {
      setDragged(null);
      table.setColumnSizing((before) => resizedWidths(visible, drawn, id, width, before));
    },
    drag: (id, width, drawn) => setDragged(resizedWidths(visible, drawn, id, width, layout.widths)),
    stopDrag: () => setDragged(null),
    resetWidth: (id) => table.getColumn(id)?.resetSize(),
  });

  return { visible, widths, commands };
}
