import { useState } from 'react';
import { focusStart } from '#src/lib/focusStart.ts';

/**
 * Where the focus goes when a dialog closes, for Base UI: back to where it was; to the heading of the page when
 * the dialog opened with the page itself and nothing had the focus before.
 */
export function useFinalFocus(): () => HTMLElement | true {
  const [first] = useState(() => document.activeElement === document.body);
  return () => (first && focusStart(document.querySelector('main'))) || true;
}
