import { useState } from 'react';
import { inOrder, recycled, type Slot } from './slots.ts';

/**
 * Assigns rows to elements. `positions` are those of the rows to draw, `moving` is true while the table is scrolled, and
 * `keptPosition` is the position of the row that must keep its element, because it has the focus. Elements are reused only for
 * speed: `positions.map((position) => ({ key: position, position }))` would work the same.
 */
export function useSlots(
  positions: readonly number[],
  moving: boolean,
  keptPosition: number | null,
): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const next = moving ? recycled(slots, positions) : inOrder(slots, positions, keptPosition);
  if (next !== slots) setSlots(next);
  return next;
}
