/**
 * Rows drawn beyond both edges: few until somebody scrolls, since every row is drawn again with every
 * letter typed; more from then on, for frames in which the compositor is ahead of the page.
 */
const overscan = { resting: 1, scrolled: 4 } as const;

/** Longer pages are drawn as a window over their rows. */
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

/** Which rows to draw. Arithmetic, since all rows have one height. */
export function windowOf({ count, virtual, first, scrolled, viewport, rowHeight }: WindowInput): RowWindow {
  if (!virtual) return { start: 0, end: count };
  const inSight = Math.ceil(viewport / rowHeight) + 1;
  const beyond = scrolled ? overscan.scrolled : overscan.resting;
  const top = Math.max(0, Math.min(first, count - inSight));
  // One more at the end, since `firstRow` moves in steps of two.
  return { start: Math.max(0, top - beyond), end: Math.min(count, top + inSight + beyond + 1) };
}

/** The first row in sight, to an even number: half the renders for one row more. */
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

/** Where to scroll so that the row is in sight below the header and above `below` px; null: it is. */
export function scrollTopFor(
  position: number,
  input: { scrollTop: number; viewport: number; rowHeight: number; header: number; below: number },
): number | null {
  const top = position * input.rowHeight;
  if (top < input.scrollTop) return top;
  const bottom = input.header + top + input.rowHeight + input.below - input.viewport;
  return bottom > input.scrollTop ? bottom : null;
}
