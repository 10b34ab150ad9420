import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus after a row was deleted in a dialog. The button to which the dialog returns the focus is removed
 * with its row, so the focus would be lost, or reach the same button of the next row, where a second Enter would delete
 * that row too. Call the returned function at the deletion; when the dialog has closed, `target()` gets the focus.
 */
export function useLostFocus(
  body: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null,
): () => void {
  const latest = useRef(target);
  const expected = useRef(false);
  useEffect(() => {
    latest.current = target;
  });

  const check = useCallback(() => {
    if (!expected.current) return;
    // After the closing dialog has moved the focus itself.
    requestAnimationFrame(() => {
      const active = document.activeElement;
      if (!expected.current || inDialogOver(body.current, active)) return;
      expected.current = false;
      const lost = active === null || active === document.body;
      if (lost || body.current?.contains(active)) latest.current()?.focus({ preventScroll: true });
    });
  }, [body]);
  useEffect(() => {
    document.addEventListener('focusout', check);
    // A removed element fires no `focusout`; the next focused element fires `focusin`.
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('focusout', check);
      document.removeEventListener('focusin', check);
    };
  }, [check]);

  return () => {
    const active = document.activeElement;
    expected.current = !active || active === document.body || inDialogOver(body.current, active);
    // The dialog may be closed already.
    check();
  };
}

/** Whether the element is in a dialog over the table; a table in a dialog of its own is not under that one. */
function inDialogOver(body: HTMLElement | null, element: Element | null): boolean {
  const dialog = element?.closest('[role$="dialog"]');
  return dialog ? !dialog.contains(body) : false;
}
