import { type PointerEvent, useState } from 'react';
import type { Column } from '#src/components/DataTable/types.ts';
import type { ColumnCommands } from '#src/components/DataTable/useTableEngine.ts';
import { minWidth } from '#src/lib/tableLayout.ts';

interface ColumnWidthProps<Row> {
  column: Column<Row>;
  index: number;
  commands: ColumnCommands;
}

/** Widths of the data columns on the screen, in px; `part` is an element of the header's row. */
export function drawnWidths(part: HTMLElement): number[] {
  const row = part.closest('tr');
  return [...(row?.querySelectorAll<HTMLElement>('th[data-column]') ?? [])].map((cell) => cell.offsetWidth);
}

/**
 * The edge of a column, which a pointer drags; a double click gives the column its own width back. The menu of the header
 * does the same for everyone else.
 */
export function ColumnWidth<Row>({ column, index, commands }: ColumnWidthProps<Row>) {
  const [dragged, setDragged] = useState<{ from: number; width: number } | null>(null);

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

  return (
    <div
      aria-hidden
      data-part="width"
      data-dragged={dragged ? true : undefined}
      onPointerDown={start}
      onPointerMove={drag}
      onPointerUp={drop}
      onLostPointerCapture={drop}
      onDoubleClick={() => commands.resetWidth(column.id)}
    />
  );
}
