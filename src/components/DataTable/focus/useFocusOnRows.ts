import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus from the scroller to the first row when there are rows again. The scroller has it after a message with
 * the pressed button was removed (TableMessage).
 */
export function useFocusOnRows(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  hasRows: boolean,
): void {
  useLayoutEffect(() => {
    if (!hasRows || document.activeElement !== scroller.current) return;
    body.current?.querySelector<HTMLElement>('tr[data-position="0"]')?.focus({ preventScroll: true });
  }, [scroller, body, hasRows]);
}
