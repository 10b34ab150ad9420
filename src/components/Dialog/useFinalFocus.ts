import { type RefObject, useState } from 'react';
import { focusStart } from '#src/lib/focusStart.ts';

/**
 * Where the focus goes when a dialog closes, for Base UI: back to where it was; to the heading of the page when
 * the dialog opened with the page itself and nothing had the focus before. Nowhere while another dialog has it: one
 * that was opened over this one goes on holding it.
 */
export function useFinalFocus(panel: RefObject<HTMLElement | null>): () => HTMLElement | boolean {
  const [first] = useState(() => document.activeElement === document.body);
  return () => {
    const holder = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    if (holder && holder !== panel.current) return false;
    return (first && focusStart(document.querySelector('main'))) || true;
  };
}
