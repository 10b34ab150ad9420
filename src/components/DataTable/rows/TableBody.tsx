import {
  Fragment,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { useRowEvents } from '../focus/useRowEvents.ts';
import type { RowTemplate } from '../rowTemplate.ts';
import type { DataTableProps } from '../types.ts';
import { foundIn } from './foundIn.ts';
import { inOrder, recycled, type Slot } from './recycled/slots.ts';
import type { TableRow } from './TableRow.tsx';
import type { CopiedCell } from './useCopiedCell.ts';
import { useSearchMarks } from './useSearchMarks.ts';

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
  /** Draws a row: `TableRow` or, on a narrow screen, `CardRow`. */
  rowElement: typeof TableRow<Row>;
  /** The rows to draw, and their positions on the page in the same order. */
  rows: readonly { id: string; original: Row }[];
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
  const { body, rows, positions, current, selected, search, template, expansion, expanded, children } = props;
  const RowElement = props.rowElement;
  const [pointed, setPointed] = useState<number | null>(null);
  const found = useMemo(() => foundIn(template, search), [template, search]);
  useSearchMarks(body, search);
  useRowLinks(body, props.hrefAt);
  const slots = useSlots(positions, props.moving, props.keptPosition);
  const flow = expansion !== undefined || children !== undefined;
  const columns =
    template.columns.length + (template.selectable ? 1 : 0) + 1 + (template.actions.length > 0 ? 1 : 0);

  function onPointerOver(event: PointerEvent) {
    props.events.onPointerOver(event);
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
          const row = rows[positions.indexOf(position)];
          if (!row) return null;
          const open = expanded.has(row.id);
          const tableRow = (
            <RowElement
              key={key}
              row={row.original}
              id={row.id}
              position={position}
              rowIndex={props.firstIndex + position}
              top={flow ? undefined : position * props.rowHeight}
              selected={selected?.has(row.id) ?? false}
              current={position === current}
              expanded={open}
              found={found?.(row.original, row.id) ?? null}
              copies={!template.card && (position === pointed || position === props.keptPosition)}
              copied={props.copied?.row === row.id ? props.copied : null}
              template={template}
            />
          );
          if (!expansion) return tableRow;
          return (
            <Fragment key={row.id}>
              {tableRow}
              {open && (
                <tr role="row" data-details id={`${template.tableId}-details-${row.id}`}>
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
