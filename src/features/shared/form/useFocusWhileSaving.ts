import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Fields that are locked while they are saved can not hold the focus: the submit button has it meanwhile, and
 * when the answer was no, the field has it back. The result is to be called when somebody submits.
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
