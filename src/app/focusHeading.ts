/** Where the focus begins on a page: its heading, or the page itself where it has none. */
export function focusHeading(page: HTMLElement | null): void {
  const heading = page?.querySelector('h1') ?? page;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
