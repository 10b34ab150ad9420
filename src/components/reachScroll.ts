/**
 * Ref of an area that scrolls and has nothing to focus: with more in it than it shows, it is in the Tab order itself,
 * so that the arrow keys scroll it (WCAG 2.2, 2.1.1). Measured when it appears.
 */
export function reachScroll(area: HTMLElement | null): void {
  if (area && area.scrollHeight > area.clientHeight) area.tabIndex = 0;
}
