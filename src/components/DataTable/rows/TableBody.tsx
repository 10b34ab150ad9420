import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { rangesIn, useSearchMarks } from '#src/components/useSearchMarks.ts';
import { foldText, matchRanges } from '#src/lib/foldText.ts';
import { findsNumber, numberRange, numberText, searchedNumber } from '#src/lib/numberSearch.ts';
import { findsId } from '#src/lib/recordId.ts';
import { numberLabels } from '#src/lib/recordNumbers.ts';
import { toShown } from '#src/lib/text.ts';
import type { useRowEvents } from '../focus/useRowEvents.ts';
import type { RowTemplate } from '../rowTemplate.ts';
import type { Column, DataTableProps } from '../types.ts';
import { Row as TableRow } from './Row.tsx';
import { inOrder, recycled, type Slot } from './recycled/slots.ts';
import type { CopiedCell } from './useCopiedCell.ts';

/** Where a search finds numbers in any writing. */
const NUMBERS = "td[data-variant~='number'], [data-part='found']";

/** The ranges in a text: where it has the search, or the searched number in another writing. */
function rangesOf(text: Node, search: string, digits: string | null): readonly [number, number][] {
  const value = text.nodeValue ?? '';
  const ranges = matchRanges(value, search);
  if (digits === null || ranges.length > 0 || !text.parentElement?.closest(NUMBERS)) return ranges;
  const range = numberRange(value, digits);
  return range ? [range] : [];
}

/** The ranges in the text of searched cells where the search (folded, not empty) occurs. */
function foundRanges(body: HTMLElement, search: string): readonly StaticRange[] {
  const digits = searchedNumber(search);
  return [...body.querySelectorAll<HTMLElement>("td[data-variant~='searched']")].flatMap((cell) =>
    rangesIn(cell, (text) => rangesOf(text, search, digits)),
  );
}

/**
 * A function that says where a row was found by the search (folded) if no cell shows it: `Phone +971 55 285 4205`, `ID
 * USR-004`; null for a row whose cells show it. Undefined if no search can be found out of sight.
 */
export function foundIn<Row>(
  { seen, unseen }: Pick<RowTemplate<Row>, 'seen' | 'unseen'>,
  search: string,
): ((row: Row, id: string) => string | null) | undefined {
  if (search === '') return undefined;
  const isFound = findsId(search);
  const digits = searchedNumber(search);
  const finds = digits === null ? () => false : findsNumber(digits);
  const isIn = ({ searchable, searchText, text, number }: Column<Row>, row: Row) =>
    (searchable && foldText((searchText ?? text)(row)).includes(search)) ||
    (number !== undefined && finds(numberText(text(row))));
  return (row, id) => {
    const byId = isFound(id);
    if (!byId && unseen.length === 0) return null;
    if (seen.some((column) => isIn(column, row))) return null;
    const column = unseen.find((each) => isIn(each, row));
    if (column) return `${column.number ?? column.header} ${toShown(column.text(row))}`;
    return byId ? `${numberLabels.id} ${toShown(id)}` : null;
  };
}

/**
 * Writes the URLs of the links around the names of the drawn rows. A URL has the filters of the page, so that each letter
 * of a search changes all of them: written to the elements, it draws no row again.
 */
function useRowLinks(
  body: RefObject<HTMLElement | null>,
  hrefAt: ((position: number) => string) | undefined,
): void {
  useLayoutEffect(() => {
    if (!hrefAt || !body.current) return;
    for (const link of body.current.querySelectorAll("a[data-part='name']")) {
      const position = link.closest<HTMLElement>('tr')?.dataset['position'];
      const href = hrefAt(Number(position));
      if (link.getAttribute('href') !== href) link.setAttribute('href', href);
    }
  });
}

/**
 * Assigns rows to elements. `positions` are those of the rows to draw, `moving` is true while the table is scrolled, and
 * `keptPosition` is the position of the row that must keep its element, because it has the focus. Elements are reused only for
 * speed: `positions.map((position) => ({ key: position, position }))` would work the same.
 */
function useSlots(
  positions: readonly number[],
  moving: boolean,
  keptPosition: number | null,
): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const next = moving ? recycled(slots, positions) : inOrder(slots, positions, keptPosition);
  if (next !== slots) setSlots(next);
  return next;
}

interface TableBodyProps<Row> {
  body: RefObject<HTMLTableSectionElement | null>;
  /** The rows of the page, and the positions of those to draw. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  positions: readonly number[];
  /** The table is being scrolled. */
  moving: boolean;
  /** Position of the row that must keep its element, because it has the focus or will get it back. */
  keptPosition: number | null;
  /** Position of the row in the Tab order. */
  current: number;
  /** Ids of the selected rows; undefined if rows cannot be selected. */
  selected: ReadonlySet<string> | undefined;
  /** `aria-rowindex` of the first row of the page. */
  firstIndex: number;
  rowHeight: number;
  height: number;
  /** The rows are placeholders, hidden from assistive technology. */
  loading: boolean;
  refreshing: boolean;
  search: string;
  template: RowTemplate<Row>;
  expansion: DataTableProps<Row>['expansion'];
  expanded: ReadonlySet<string>;
  /** The cell whose text was copied just now. */
  copied: CopiedCell | null;
  events: ReturnType<typeof useRowEvents>;
  /** The URL of the row at a position; undefined if rows have none. */
  hrefAt: ((position: number) => string) | undefined;
  /** Content in place of rows. */
  children: ReactNode;
}

/**
 * The rows: positioned absolutely with fixed heights, or in the flow if they can be expanded. Typing, sorting and
 * scrolling reuse the existing elements for other records, because style and layout of a new element cost ten times as
 * much. During scrolling the elements are not in reading order; at rest they are.
 */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { body, rows, rowId, positions, current, selected, search, template, expansion, expanded, children } =
    props;
  const [pointed, setPointed] = useState<number | null>(null);
  const found = useMemo(() => foundIn(template, search), [template, search]);
  useSearchMarks(body, search, (element) => foundRanges(element, search));
  useRowLinks(body, props.hrefAt);
  const slots = useSlots(positions, props.moving, props.keptPosition);
  const flow = expansion !== undefined || children !== undefined;
  const columns =
    template.cells.length + (template.selectable ? 1 : 0) + 1 + (template.actions.length > 0 ? 1 : 0);

  function onPointerOver(event: PointerEvent) {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('tr') : null;
    // While the table is scrolled, rows pass below the pointer.
    if (event.pointerType === 'mouse' && !props.moving) setPointed(Number(row?.dataset['position'] ?? -1));
  }

  return (
    <tbody
      ref={body}
      role="rowgroup"
      data-window={flow ? undefined : true}
      aria-hidden={props.loading || undefined}
      data-refreshing={props.refreshing || undefined}
      style={flow ? undefined : { blockSize: props.height }}
      {...props.events}
      onPointerOver={onPointerOver}
      onPointerLeave={() => setPointed(null)}
    >
      {children ??
        slots.map(({ key, position }) => {
          const row = rows[position];
          if (row === undefined) return null;
          const id = rowId(row);
          const open = expanded.has(id);
          const tableRow = (
            <TableRow
              key={key}
              row={row}
              id={id}
              position={position}
              rowIndex={props.firstIndex + position}
              top={flow ? undefined : position * props.rowHeight}
              selected={selected?.has(id) ?? false}
              current={position === current}
              expanded={open}
              found={found?.(row, id) ?? null}
              copies={!template.card && (position === pointed || position === props.keptPosition)}
              copied={props.copied?.row === id ? props.copied : null}
              template={template}
            />
          );
          if (!expansion) return tableRow;
          return (
            <Fragment key={id}>
              {tableRow}
              {open && (
                <tr role="row" data-details id={`${template.tableId}-details-${id}`}>
                  <td role="cell" colSpan={columns} aria-colspan={columns}>
                    {expansion.render(row)}
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
    </tbody>
  );
}
