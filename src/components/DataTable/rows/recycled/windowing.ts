/**
 * Number of rows drawn beyond each edge. It is small before the first scroll, because all rows are redrawn with every
 * letter typed; then larger, for frames in which the compositor scrolls ahead of the page.
 */
const overscan = { resting: 1, scrolled: 4 } as const;

/** Pages with more rows are windowed. */
export const virtualFrom = 50;

export interface RowWindow {
  /** Positions on the page: from `start` up to, not including, `end`. */
  start: number;
  end: number;
}

export interface WindowInput {
  count: number;
  virtual: boolean;
  /** Position of the first row in sight. */
  first: number;
  scrolled: boolean;
  /** Heights in px. */
  viewport: number;
  rowHeight: number;
}

/** The rows to draw, computed from the height that all rows share. */
export function windowOf({ count, virtual, first, scrolled, viewport, rowHeight }: WindowInput): RowWindow {
  if (!virtual) return { start: 0, end: count };
  const inSight = Math.ceil(viewport / rowHeight) + 1;
  const beyond = scrolled ? overscan.scrolled : overscan.resting;
  const top = Math.max(0, Math.min(first, count - inSight));
  // One more at the end, since `firstRow` moves in steps of two.
  return { start: Math.max(0, top - beyond), end: Math.min(count, top + inSight + beyond + 1) };
}

/** The first row in sight, rounded down to an even number, which halves the number of renders. */
export function firstRow(scrollTop: number, rowHeight: number): number {
  const first = Math.max(0, Math.floor(scrollTop / rowHeight));
  return first - (first % 2);
}

/** Positions to draw in reading order: the window, and the row that must stay because it has the focus. */
export function positionsOf({ start, end }: RowWindow, kept: number | null): number[] {
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, i) => start + i);
  if (kept === null) return positions;
  if (kept < start) positions.unshift(kept);
  else if (kept >= end) positions.push(kept);
  return positions;
}

/** The `scrollTop` that brings a row into sight, below the header and above `below` px; null if it is in sight. */
export function scrollTopFor(
  position: number,
  input: { scrollTop: number; viewport: number; rowHeight: number; header: number; below: number },
): number | null {
  const top = position * input.rowHeight;
  if (top < input.scrollTop) return top;
  const bottom = input.header + top + input.rowHeight + input.below - input.viewport;
  return bottom > input.scrollTop ? bottom : null;
}
