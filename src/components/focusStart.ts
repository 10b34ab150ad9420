/** The element that gets the focus when a page opens: its heading, or the page itself. Makes it focusable. */
export function focusStart(page: HTMLElement | null): HTMLElement | null {
  const start = page?.querySelector('h1') ?? page;
  if (start) start.tabIndex = -1;
  return start;
}
