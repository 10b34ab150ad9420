import { type RefObject, useLayoutEffect } from 'react';

/**
 * When the element is removed while it contains the focus, focuses the element that `targetOf` returns. `targetOf` is
 * called while the element is still in the document.
 */
export function useFocusOnLeave(
  element: RefObject<HTMLElement | null>,
  targetOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const leaving = element.current;
    const target = leaving && targetOf(leaving);
    return () => {
      if (leaving?.contains(document.activeElement)) target?.focus({ preventScroll: true });
    };
  }, [element, targetOf]);
}
