import {
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { emptyLayout, shownColumns, type TableLayout } from '#src/lib/tableLayout.ts';
import { formatNumber } from '#src/lib/text.ts';
import { rowHeights, tableHeights } from '../theme/tokens.ts';
import { useLow, useNarrow, useSmall } from '../theme/useNarrow.ts';
import { usePrinting } from '../theme/usePrinting.ts';
import { useBrief } from '../useBrief.ts';
import { bulkHeight, foldedCount, RULER_DIGITS, tableGrid, textWidths } from './columns/columnLayout.ts';
import { useMore } from './columns/useMore.ts';
import { useCursor } from './focus/useCursor.ts';
import { useRowEvents } from './focus/useRowEvents.ts';
import { useUncovered } from './focus/useUncovered.ts';
import { positionsOf, useWindow } from './rows/recycled/useWindow.ts';
import { useCopiedCell } from './rows/useCopiedCell.ts';
import { cardHeight, cardLayout, noteHeight, toRowTemplate } from './rowTemplate.ts';
import { coverage, useSelection } from './selection/useSelection.ts';
import type { Column, DataTableProps, RowAction } from './types.ts';
import { type Size, useSize } from './useSize.ts';
import { useStable } from './useStable.ts';
import { useTableEngine } from './useTableEngine.ts';

interface PrintNoteInput<Row> {
  /** Rows of the page of the list. */
  count: number;
  /** Number of them that are printed, from the first on. */
  printed: number;
  columns: readonly Column<Row>[];
  visible: readonly Column<Row>[];
}

/** What is missing on paper: rows beyond the limit, and the columns that the user hides. Null when nothing is. */
function printNote<Row>({ count, printed, columns, visible }: PrintNoteInput<Row>): string | null {
  const hidden = columns.filter((column) => !visible.includes(column)).map(({ header }) => header);
  const notes = [
    printed < count && `Only the first ${formatNumber(printed)} of ${formatNumber(count)} rows are printed.`,
    hidden.length > 0 && `Columns left out: ${hidden.join(', ')}.`,
  ].filter(Boolean);
  return notes.length === 0 ? null : notes.join(' ');
}

function subscribeToDensity(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-density'] });
  return () => observer.disconnect();
}

/** The browser's font size over the usual 16 px: so much larger is what is measured in rem. */
function remScale(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
}

/** The height of a table row in px at the usual font size, from the density of the page. */
function useRowHeight(): number {
  const density = useSyncExternalStore(subscribeToDensity, () => document.documentElement.dataset['density']);
  return density === 'compact' || density === 'comfortable' ? rowHeights[density] : rowHeights.normal;
}

/**
 * Moves the focus from the scroller to the first row when there are rows again. The scroller has it after a message with
 * the pressed button was removed (TableMessage).
 */
function useFocusOnRows(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  hasRows: boolean,
): void {
  useLayoutEffect(() => {
    if (!hasRows || document.activeElement !== scroller.current) return;
    body.current?.querySelector<HTMLElement>('tr[data-position="0"]')?.focus({ preventScroll: true });
  }, [scroller, body, hasRows]);
}

/** When nothing is selected any more, the bulk bar is removed with the focus: the cursor's row gets it. */
function useFocusAfterBar(selecting: boolean, expectLoss: () => void): void {
  const before = useRef(selecting);
  useLayoutEffect(() => {
    if (before.current && !selecting) expectLoss();
    before.current = selecting;
  });
}

/** Before it is measured: rather too high, so that enough rows are drawn. */
const estimatedSize = (): Size => ({ width: 0, height: Math.round(window.innerHeight * 0.7) });
const noSize: () => Size = () => ({ width: 0, height: 0 });

/** More rows than these are not printed: drawing ten thousand takes seconds. */
const MOST_PRINTED = 2000;

/** The state and behaviour of a table; `DataTable` draws it. */
export function useDataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, columns, view, row, sorting, selection, expansion, card: described } = props;
  const { rows, range, request } = view;
  const { id: rowId, name: rowName, href: hrefOf } = row;
  const { sort, onSort } = sorting;
  const [none] = useState<readonly RowAction<Row>[]>([]);
  const actions = props.actions ?? none;
  const scroller = useRef<HTMLDivElement>(null);
  const ruler = useRef<HTMLSpanElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const [ownLayout, setOwnLayout] = useState<TableLayout>(emptyLayout);
  const { layout, onLayout } = props.layout ?? { layout: ownLayout, onLayout: setOwnLayout };
  const selectable = selection !== undefined;
  const expandable = expansion !== undefined;

  const printing = usePrinting();
  const cards = useNarrow() && !printing && described !== null;
  const size = useSize(scroller, estimatedSize);
  const room = { width: printing ? 0 : size.width, digit: useSize(ruler, noSize).width / RULER_DIGITS };
  const shown = shownColumns(columns, layout);
  const parts = { selectable, expandable, actions };
  const folded = cards ? 0 : foldedCount(shown, parts, layout.widths, room);
  const [said, say] = useBrief<string>();
  const engine = useTableEngine({ columns, folded, sort, onSort, layout, onLayout, onSay: say });
  const { visible, widths } = engine;

  const small = useSmall();
  const flat = useLow() && !small;
  const density = useRowHeight();
  const controls = actions.length + (expansion ? 1 : 0);
  const card = useMemo(
    () => (cards ? cardLayout(visible, described, { controls, flat }) : null),
    [visible, described, controls, flat, cards],
  );
  const note = useMemo(
    () => (row.note && rows.some((each) => row.note?.(each, -1)) ? row.note : undefined),
    [row.note, rows],
  );
  // All rows have the same height, so that those in sight are known without measuring.
  const usualHeight = card ? cardHeight(card) : density + (note ? noteHeight : 0);
  const [scale] = useState(remScale);
  const rowHeight = usualHeight * scale;

  const count = rows.length;
  // The rows of an earlier request stay in sight until those that were asked for are read.
  const outdated = props.state.status === 'ready' && props.state.isPrevious;
  const idAt = (position: number) => {
    const found = rows[position];
    return found ? rowId(found) : '';
  };

  const window = useWindow({
    scroller,
    viewport: size.height,
    count,
    whole: range.pageCount > 1 ? count : view.all.length,
    rowHeight,
    header: cards ? 0 : tableHeights.head * scale,
    below: selection && selection.selected.size > 0 ? bulkHeight[small ? 'small' : 'wide'] * scale : 0,
    request,
    never: expansion !== undefined || printing,
  });
  const end = printing ? Math.min(window.end, MOST_PRINTED) : window.end;
  const cursor = useCursor({ count, idAt, body, fallback: scroller, scrollTo: window.scrollTo, request });
  const kept = cursor.position;
  const positions = positionsOf({ start: window.start, end }, kept);

  const title = described?.title;
  const linked = hrefOf !== undefined;
  const template = useMemo(
    () =>
      toRowTemplate({
        tableId: id,
        columns: visible,
        all: columns,
        rowName,
        note,
        selectable,
        expandable,
        linked,
        actions,
        title,
        card,
      }),
    [id, visible, columns, rowName, note, selectable, expandable, linked, actions, title, card],
  );
  const texts = useMemo(() => textWidths(columns, view.all), [columns, view.all]);
  const grid = tableGrid({ template, widths, texts, room });
  const more = useMore(scroller, grid.hidden);
  useUncovered(scroller, grid.stuck.start, grid.stuck.end);

  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set());
  const select = useSelection({ selection, count, idAt, outdated });
  const anySelected = selection !== undefined && selection.selected.size > 0;
  const hadSelected = useRef(anySelected);
  useEffect(() => {
    if (hadSelected.current && !anySelected) say('Nothing is selected');
    hadSelected.current = anySelected;
  }, [anySelected, say]);
  const { copied, copyCell } = useCopiedCell();
  const events = useRowEvents({
    count,
    page: window.page,
    rowAt: (position) => rows[position],
    cursor,
    select,
    selection,
    actions,
    onActivate: row.onActivate,
    onFollow: row.onFollow,
    rowKeys: row.keys,
    onCopy: (of, columnId) => {
      const column = columns.find((each) => each.id === columnId);
      if (column) void copyCell(rowId(of), columnId, column.text(of));
    },
    onExpand: expandable
      ? (toggled) => {
          const next = new Set(expanded);
          if (!next.delete(rowId(toggled))) next.add(rowId(toggled));
          setExpanded(next);
        }
      : undefined,
  });

  useFocusOnRows(scroller, body, count > 0);
  useFocusAfterBar(selection !== undefined && selection.selected.size > 0, cursor.expectLoss);
  const handle = useStable({
    focusRows: () => cursor.moveTo(cursor.position ?? 0, null),
    focusFirst: () => cursor.moveTo(0, null),
  });
  useImperativeHandle(props.ref, () => handle, [handle]);

  return {
    // None while scrolling: the first row in sight changes in every frame, and would be redrawn each time.
    current: kept ?? (window.moving ? -1 : window.first),
    cards,
    note: printing ? printNote({ count, printed: end, columns, visible }) : null,
    scroller,
    body,
    count,
    outdated,
    /** At the usual font size; the others are in px. */
    usualHeight,
    rowHeight,
    ruler,
    /** Visible width in px. */
    width: size.width,
    window,
    cursor,
    positions,
    engine,
    template,
    grid,
    more,
    expanded,
    select,
    coverage: selection ? coverage(selection.selected, count, idAt) : 'none',
    events,
    copied,
    said,
    hrefAt: hrefOf && ((position: number) => hrefAt(rows[position], hrefOf)),
  };
}

function hrefAt<Row>(row: Row | undefined, hrefOf: (row: Row) => string): string {
  return row === undefined ? '' : hrefOf(row);
}
