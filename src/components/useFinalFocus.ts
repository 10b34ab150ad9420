import { type RefObject, useState } from 'react';
import { focusStart } from '#src/components/focusStart.ts';

/**
 * Base UI's `finalFocus`, the element to focus when a dialog closes: the previously focused one, or the page's heading
 * when the dialog opened together with the page. Keeps the focus in another dialog that was opened over this one.
 */
export function useFinalFocus(panel: RefObject<HTMLElement | null>): () => HTMLElement | boolean {
  const [openedWithPage] = useState(() => document.activeElement === document.body);
  return () => {
    const holder = document.activeElement?.closest('[role="dialog"]');
    if (holder && holder !== panel.current) return false;
    return (openedWithPage && focusStart(document.querySelector('main'))) || true;
  };
}
