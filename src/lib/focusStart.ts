/** Where the focus begins on a page, made able to have it: its heading, or the page itself where it has none. */
export function focusStart(page: HTMLElement | null): HTMLElement | null {
  const start = page?.querySelector('h1') ?? page;
  if (start) start.tabIndex = -1;
  return start;
}
