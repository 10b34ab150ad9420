import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { useNarrow, useSmall } from '#src/components/theme/useNarrow.ts';
import { usePrinting } from '#src/components/theme/usePrinting.ts';
import { emptyLayout, type TableLayout } from '#src/lib/tableLayout.ts';
import { tableHeights } from '../theme/tokens.ts';
import { bulkHeight, cardHeight } from './columns/columnLayout.ts';
import { toGrid } from './columns/grid.ts';
import { toShape } from './columns/shape.ts';
import { useColumnSizes } from './columns/useColumnSizes.ts';
import { useCursor } from './focus/useCursor.ts';
import { useFocusOnRows } from './focus/useFocusOnRows.ts';
import { useRowEvents } from './focus/useRowEvents.ts';
import { printNote } from './printNote.ts';
import { useWindow } from './rows/recycled/useWindow.ts';
import { positionsOf } from './rows/recycled/windowing.ts';
import { useRowHeight } from './rows/useRowHeight.ts';
import { useRows } from './rows/useRows.ts';
import { useSelected } from './selection/useSelected.ts';
import { useSelection } from './selection/useSelection.ts';
import type { DataTableProps, RowAction, Sort } from './types.ts';
import { useStable } from './useStable.ts';
import { useTableEngine } from './useTableEngine.ts';

/** More rows than these are not printed: drawing ten thousand takes seconds. */
const MOST_PRINTED = 2000;

/** The state and behaviour of a table; `DataTable` draws it. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, columns, listing, rowId, rowName, search, filter, paging, selection, expansion } = props;
  const [none] = useState<readonly RowAction<Row>[]>([]);
  const actions = props.actions ?? none;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);

  const [ownSort, setOwnSort] = useState<Sort | null>(null);
  const sort = props.sort === undefined ? ownSort : props.sort;
  const [ownLayout, setOwnLayout] = useState<TableLayout>(emptyLayout);
  const layout = props.layout ?? ownLayout;

  const printing = usePrinting();
  const narrow = useNarrow() && !printing;
  const small = useSmall();
  const halves = narrow && !small;
  const density = useRowHeight();
  const rowHeight = narrow
    ? cardHeight(columns, layout.hidden, actions.length + (expansion ? 1 : 0), halves)
    : density;

  const { all, matching, shown, range, query } = useRows({ listing, columns, search, filter, paging, sort });
  const sizes = useColumnSizes(columns, all, scroller);
  const count = shown.length;
  const rowAt = useCallback((position: number) => all[shown[position] ?? -1], [all, shown]);
  const idAt = useCallback(
    (position: number) => {
      const row = rowAt(position);
      return row ? rowId(row) : '';
    },
    [rowAt, rowId],
  );

  const request = [search ?? '', filter, sort?.column, sort?.direction, range.page];
  const window = useWindow({
    scroller,
    count,
    whole: paging?.mode === 'client' ? Math.min(all.length, paging.pageSize) : all.length,
    rowHeight,
    header: narrow ? 0 : tableHeights.head,
    below: selection && selection.selected.size > 0 ? bulkHeight[small ? 'small' : 'wide'] : 0,
    request,
    never: expansion !== undefined || printing,
  });
  const { start } = window;
  const end = printing ? Math.min(window.end, MOST_PRINTED) : window.end;
  const cursor = useCursor({ count, idAt, body, fallback: scroller, scrollTo: window.scrollTo, request });
  const kept = cursor.position;
  const positions = useMemo(() => positionsOf({ start, end }, kept), [start, end, kept]);
  const drawn = useMemo(
    () =>
      positions.flatMap((position) => {
        const row = rowAt(position);
        return row ? [row] : [];
      }),
    [positions, rowAt],
  );

  const engine = useTableEngine({
    columns,
    rows: drawn,
    rowId,
    sort,
    onSortChange: (next) => {
      setOwnSort(next);
      props.onSortChange?.(next);
    },
    layout,
    onLayoutChange: (next) => {
      setOwnLayout(next);
      props.onLayoutChange?.(next);
    },
  });
  const { visible } = engine;
  const selectable = selection !== undefined;
  const expandable = expansion !== undefined;
  const shape = useMemo(
    () =>
      toShape({ tableId: id, columns: visible, rowName, selectable, expandable, halves, actions, narrow }),
    [id, visible, rowName, selectable, expandable, halves, actions, narrow],
  );
  const grid = useMemo(
    () => toGrid({ shape, widths: layout.widths, sizes, room: window.width }),
    [shape, layout.widths, sizes, window.width],
  );

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const select = useSelection({ selection, count, idAt });
  const events = useRowEvents({
    count,
    page: window.page,
    rowAt,
    cursor,
    select,
    selection,
    actions,
    onActivate: props.onActivate,
    rowKeys: props.rowKeys,
    onExpand: expandable
      ? (row) => {
          const next = new Set(expanded);
          if (!next.delete(rowId(row))) next.add(rowId(row));
          setExpanded(next);
        }
      : undefined,
  });

  const { onMatchingRowsChange } = props;
  useEffect(() => {
    onMatchingRowsChange?.({
      count: matching.length,
      rows: () => Array.from(matching, (i) => all[i]).filter((row) => row !== undefined),
    });
  }, [onMatchingRowsChange, matching, all]);

  useFocusOnRows(scroller, body, count > 0);
  const handle = useStable({ focusRows: () => cursor.moveTo(cursor.position ?? 0, null) });
  useImperativeHandle(props.ref, () => handle, [handle]);
  const selected = useSelected({ listing, paging, rowId, selection, all, matching, count, idAt });

  return {
    // None while scrolling: the first row in sight changes in every frame, and would be redrawn each time.
    current: kept ?? (window.moving ? -1 : window.first),
    narrow,
    note: printing ? printNote({ count, printed: end, columns, visible }) : null,
    scroller,
    body,
    all,
    matching,
    range,
    query,
    count,
    idAt,
    rowHeight,
    window,
    cursor,
    positions,
    engine,
    shape,
    sizes,
    grid,
    overflow: !narrow && window.width > 0 && grid.width > window.width,
    sort,
    layout,
    expanded,
    select,
    selected,
    events,
  };
}
