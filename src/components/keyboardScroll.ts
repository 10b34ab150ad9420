/**
 * Ref callback for a scroll area without focusable content: makes it a tab stop if its content overflows on mount, so
 * that the arrow keys scroll it (WCAG 2.2, 2.1.1).
 */
export function keyboardScroll(area: HTMLElement | null): void {
  if (area && area.scrollHeight > area.clientHeight) area.tabIndex = 0;
}
