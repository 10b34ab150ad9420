import { type RefObject, useLayoutEffect } from 'react';

/**
 * A message in place of rows leaves the focus to the scroller when it goes with the button that was pressed
 * (TableMessage). The first row takes it from there as soon as there are rows.
 */
export function useFocusOnRows(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  someRows: boolean,
): void {
  useLayoutEffect(() => {
    if (!someRows || document.activeElement !== scroller.current) return;
    body.current?.querySelector<HTMLElement>('tr[data-position="0"]')?.focus({ preventScroll: true });
  }, [scroller, body, someRows]);
}
