import { useState } from 'react';

function pageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Where the focus goes when a dialog closes, for Base UI: back to where it was; to the heading of the page when
 * the dialog opened with the page itself and nothing had the focus before.
 */
export function useFinalFocus(): () => HTMLElement | true {
  const [first] = useState(() => document.activeElement === document.body);
  return () => (first && pageHeading()) || true;
}
