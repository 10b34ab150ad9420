import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * When the element is removed while it contains the focus, focuses the element that `targetOf` returns. `targetOf` is
 * called while the element is still in the document.
 */
export function useFocusOnLeave(
  element: RefObject<HTMLElement | null>,
  targetOf: (element: HTMLElement) => HTMLElement | null | undefined,
): void {
  const target = useEffectEvent(targetOf);
  useLayoutEffect(() => {
    const leaving = element.current;
    return () => {
      if (leaving?.contains(document.activeElement)) target(leaving)?.focus({ preventScroll: true });
    };
  }, [element]);
}
