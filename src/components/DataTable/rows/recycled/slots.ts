/** An element of the window and the row that it shows. An element keeps its key while it is drawn. */
export interface Slot {
  key: number;
  /** Position on the page. */
  position: number;
}

/** The positions in order, each with the key of the element at its index, or a new key. */
function fill(elements: readonly Slot[], positions: readonly number[], fresh: () => number): Slot[] {
  return positions.map((position, i) => ({ key: elements[i]?.key ?? fresh(), position }));
}

function keysAfter(slots: readonly Slot[]): () => number {
  let last = Math.max(-1, ...slots.map((slot) => slot.key));
  return () => {
    last += 1;
    return last;
  };
}

function unlessSame(before: readonly Slot[], after: readonly Slot[]): readonly Slot[] {
  const same =
    before.length === after.length &&
    before.every(({ key, position }, i) => key === after[i]?.key && position === after[i]?.position);
  return same ? before : after;
}

/**
 * During scrolling: an element keeps its row while that is in `positions`; the other elements get the new rows. Only
 * these are rewritten, and no element is created, moved or removed.
 */
export function recycled(slots: readonly Slot[], positions: readonly number[]): readonly Slot[] {
  const drawn = new Set(slots.map((slot) => slot.position));
  const wanted = new Set(positions);
  const added = positions.filter((position) => !drawn.has(position));
  const after: Slot[] = [];
  for (const slot of slots) {
    const position = wanted.has(slot.position) ? slot.position : added.shift();
    if (position !== undefined) after.push({ key: slot.key, position });
  }
  return unlessSame(slots, [...after, ...fill([], added, keysAfter(slots))]);
}

/**
 * At rest: the rows in reading order. Elements are rewritten and not moved, because a moved element loses the focus. The
 * element of the row at `keptPosition` keeps its row.
 */
export function inOrder(
  slots: readonly Slot[],
  positions: readonly number[],
  keptPosition: number | null,
): readonly Slot[] {
  const fresh = keysAfter(slots);
  const at = slots.findIndex((slot) => slot.position === keptPosition);
  const slot = slots[at];
  if (!slot) return unlessSame(slots, fill(slots, positions, fresh));
  const before = positions.filter((position) => position < slot.position);
  const behind = positions.filter((position) => position > slot.position);
  return unlessSame(slots, [
    ...fill(slots.slice(0, at), before, fresh),
    slot,
    ...fill(slots.slice(at + 1), behind, fresh),
  ]);
}
