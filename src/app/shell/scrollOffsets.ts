/** Scroll offsets of a page's scrolling elements in px, by element id. */
export type Offsets = ReadonlyMap<string, number>;

/** Browsers keep this many entries in the history of a tab; to an older page no Back leads. */
export const MOST_PAGES = 50;

/** The offsets of the pages that were scrolled or left last, by the key of the history entry. */
const pages = new Map<string, Offsets>();

/** The offsets of a page; empty for one that is not kept. */
export function offsetsOf(key: string): Offsets {
  return pages.get(key) ?? new Map();
}

/** Keeps the offsets of a page, and drops those of the page that was kept longest ago when there are too many. */
export function keepOffsets(key: string, offsets: Offsets): void {
  pages.delete(key);
  pages.set(key, offsets);
  const [oldest] = pages.keys();
  if (pages.size > MOST_PAGES && oldest !== undefined) pages.delete(oldest);
}
