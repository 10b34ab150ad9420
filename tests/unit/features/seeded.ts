/** Whole numbers from 0 up to a limit, the same ones for the same seed (mulberry32). */
export function seeded(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** One of these. */
export function pickOf<Item>(next: (limit: number) => number, items: readonly Item[]): Item {
  const item = items[next(items.length)];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}
