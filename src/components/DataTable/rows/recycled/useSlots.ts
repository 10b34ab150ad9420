import { useState } from 'react';
import { inOrder, recycled, type Slot } from './slots.ts';

/**
 * Which element draws which row. `positions` are those of the rows to draw; `moving` says that the table scrolls, and
 * `held` is the position of the row that must keep its element, because it has the focus. Elements are reused only for
 * speed: with `positions.map((position) => ({ key: position, position }))` in its place the table works the same.
 */
export function useSlots(
  positions: readonly number[],
  moving: boolean,
  held: number | null,
): readonly Slot[] {
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const next = moving ? recycled(slots, positions) : inOrder(slots, positions, held);
  if (next !== slots) setSlots(next);
  return next;
}
