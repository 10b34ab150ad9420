import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import { clampWidth, maxWidth, minWidth } from '#src/lib/tableLayout.ts';

const step = 10;

interface ColumnWidthProps<Row> {
  column: Column<Row>;
  index: number;
  /** The width that the user set, in px. */
  width: number | undefined;
  tabIndex: 0 | -1;
  commands: ColumnCommands;
}

/** Widths of the data columns on the screen, in px; `handle` is an element of the header's row. */
export function drawnWidths(handle: HTMLElement): number[] {
  const row = handle.closest('tr');
  return [...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map((cell) => cell.offsetWidth);
}

/**
 * The edge of a column, which sets its width, and with the focus says the drawn one. It is dragged by pointer, or moved by
 * 10 px with the arrow keys. Home and End set the smallest and largest width; Enter and double click give the column its
 * own width back.
 */
export function ColumnWidth<Row>({ column, index, width, tabIndex, commands }: ColumnWidthProps<Row>) {
  const [dragged, setDragged] = useState<{ from: number; width: number } | null>(null);
  const edge = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<number>();
  const measure = (handle: HTMLElement) => setSaid(drawnWidths(handle)[index]);
  // A width that was just set is drawn by now.
  useLayoutEffect(() => {
    if (edge.current && edge.current === document.activeElement) measure(edge.current);
  });

  function start(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ from: event.clientX, width: drawnWidths(event.currentTarget)[index] ?? minWidth });
  }

  function drag(event: PointerEvent<HTMLElement>) {
    if (!dragged) return;
    const handle = event.currentTarget;
    commands.drag(column.id, dragged.width + event.clientX - dragged.from, drawnWidths(handle));
  }

  function drop(event: PointerEvent<HTMLElement>) {
    if (!dragged) return;
    setDragged(null);
    const moved = event.clientX - dragged.from;
    // A drag that the browser cancels changes nothing.
    if (event.type !== 'pointerup' || moved === 0) commands.stopDrag();
    else commands.resize(column.id, dragged.width + moved, drawnWidths(event.currentTarget));
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter') {
      event.preventDefault();
      commands.resetWidth(column.id);
      return;
    }
    const handle = event.currentTarget;
    const drawn = drawnWidths(handle);
    const now = drawn[index] ?? minWidth;
    const next = {
      ArrowRight: now + step,
      ArrowLeft: now - step,
      Home: 0,
      End: maxWidth,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    commands.resize(column.id, next, drawn);
  }

  return (
    <div
      ref={edge}
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${column.header}`}
      aria-valuenow={clampWidth(said ?? width ?? minWidth)}
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      data-part="width"
      data-dragged={dragged ? true : undefined}
      tabIndex={tabIndex}
      onFocus={() => edge.current && measure(edge.current)}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={drop}
      onLostPointerCapture={drop}
      onDoubleClick={() => commands.resetWidth(column.id)}
      onKeyDown={press}
    />
  );
}
