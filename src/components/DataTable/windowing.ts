/** Rows drawn beyond both edges, for frames in which the compositor is ahead of the page. */
export const overscan = 3;

/** Longer pages are drawn as a window over their rows. */
export const virtualFrom = 50;

export interface RowWindow {
  /** Positions on the page: from `start` up to, not including, `end`. */
  start: number;
  end: number;
  /** How many rows can be drawn at once, so that rows are recycled by position modulo this. */
  slots: number;
}

export interface WindowInput {
  count: number;
  virtual: boolean;
  /** Position of the first row in sight. */
  first: number;
  /** Heights in px. */
  viewport: number;
  rowHeight: number;
}

/** Which rows to draw. Arithmetic, since all rows have one height. */
export function windowOf({ count, virtual, first, viewport, rowHeight }: WindowInput): RowWindow {
  if (!virtual) return { start: 0, end: count, slots: count };
  const inSight = Math.ceil(viewport / rowHeight) + 1;
  // One more than what is drawn: `firstRow` moves in steps of two.
  const slots = inSight + 2 * overscan + 1;
  const start = Math.max(0, Math.min(first, count - inSight) - overscan);
  return { start, end: Math.min(count, start + slots), slots };
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

/**
 * Which recycled element draws the row. A kept row outside the window keeps its own, so that the focus
 * stays on it; the row whose turn it would be takes the spare one.
 */
export function slotOf(position: number, { start, end, slots }: RowWindow, kept: number | null): number {
  if (slots === 0) return 0;
  const slot = position % slots;
  const keptOutside = kept !== null && (kept < start || kept >= end);
  return keptOutside && position !== kept && slot === kept % slots ? slots : slot;
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
