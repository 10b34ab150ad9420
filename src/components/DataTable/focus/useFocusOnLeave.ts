import { type RefObject, useLayoutEffect } from 'react';

/** When the element goes with the focus in it, that goes on to its heir, which is asked for while it still stands. */
export function useFocusOnLeave(
  element: RefObject<HTMLElement | null>,
  heirOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  useLayoutEffect(() => {
    const own = element.current;
    const heir = own && heirOf(own);
    return () => {
      if (own?.contains(document.activeElement)) heir?.focus({ preventScroll: true });
    };
  }, [element, heirOf]);
}
