import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus while a form saves. Locked fields cannot hold the focus, so the submit button gets it; after a
 * refusal it returns to the field. Call the returned function at every submit, before the fields are locked.
 */
export function useFocusWhileSaving(saving: boolean, submit: RefObject<HTMLElement | null>): () => void {
  const from = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const button = submit.current;
    if (saving) button?.focus();
    else if (document.activeElement === button && from.current instanceof HTMLElement) from.current.focus();
  }, [saving, submit]);
  return () => {
    from.current = document.activeElement;
  };
}
