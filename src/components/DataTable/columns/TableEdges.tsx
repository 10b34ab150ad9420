import { type CSSProperties, type RefObject, useEffect, useState } from 'react';
import type { Grid } from './grid.ts';

interface TableEdgesProps {
  scroller: RefObject<HTMLElement | null>;
  grid: Grid;
  /** Width of the scroller and height of header and rows in sight, in px. */
  room: number;
  height: number;
}

/** The shadows at the edges beyond which columns lie, while a table scrolls horizontally. */
export function TableEdges({ scroller, grid, room, height }: TableEdgesProps) {
  // Distance from the start of the table, which is negative in a document that reads from right to left.
  const [scrolled, setScrolled] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => setScrolled(Math.abs(Math.round(element.scrollLeft)));
    update();
    // Before the table writes new rows: to read the place then would force their layout.
    const options = { passive: true, capture: true };
    element.addEventListener('scroll', update, options);
    return () => element.removeEventListener('scroll', update, options);
  }, [scroller]);

  const style: CSSProperties = {
    inlineSize: room,
    '--height': `${height}px`,
    '--start': `${grid.start}px`,
    '--end': `${grid.end}px`,
  };
  return (
    <div
      data-part="edges"
      data-start={scrolled > 0 || undefined}
      data-end={scrolled + room < grid.width - 1 || undefined}
      style={style}
    />
  );
}
