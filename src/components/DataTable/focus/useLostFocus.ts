import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * A row that is deleted from a dialog takes with it the button that the dialog gives the focus back to. Then
 * the focus would be lost, or land on the same button of the next row, where a second Enter deletes that
 * one too. `expect()` announces that; as soon as the dialog has let go, the focus goes to `target()`.
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
    // Once whoever closes has put the focus where it thinks right.
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
    // An element that is taken away with the focus says nothing; the next one that has it does.
    document.addEventListener('focusin', check);
    return () => {
      document.removeEventListener('focusout', check);
      document.removeEventListener('focusin', check);
    };
  }, [check]);

  return () => {
    const active = document.activeElement;
    expected.current = !active || active === document.body || inDialogOver(body.current, active);
    // The dialog may have gone in this very moment.
    check();
  };
}

/** Whether the element is in a dialog over the table; a table in a dialog of its own is not under that one. */
function inDialogOver(body: HTMLElement | null, element: Element | null): boolean {
  const dialog = element?.closest('[role$="dialog"]');
  return dialog ? !dialog.contains(body) : false;
}
