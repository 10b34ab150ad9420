import { nextTask } from '#src/lib/nextTask.ts';

/** A slice ends after this time, in ms: a key pressed meanwhile is handled within 50 ms. */
const SLICE = 12;

/**
 * Maps the items in slices of some milliseconds. `onSlice` gets the number of items done so far, and ends the work by
 * returning false; the result is then null.
 */
export async function inSlices<From, To>(
  items: readonly From[],
  map: (item: From) => To,
  onSlice: (done: number) => boolean,
): Promise<readonly To[] | null> {
  const results: To[] = [];
  let sliceEnd = performance.now() + SLICE;
  for (const item of items) {
    results.push(map(item));
    if (performance.now() < sliceEnd) continue;
    if (!onSlice(results.length)) return null;
    await nextTask();
    sliceEnd = performance.now() + SLICE;
  }
  return onSlice(results.length) ? results : null;
}
