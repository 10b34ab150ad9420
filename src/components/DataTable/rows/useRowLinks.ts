import { type RefObject, useLayoutEffect } from 'react';

/**
 * Writes the URLs of the links around the names of the drawn rows. A URL has the filters of the page, so that each letter
 * of a search changes all of them: written to the elements, it draws no row again.
 */
export function useRowLinks(
  body: RefObject<HTMLElement | null>,
  hrefAt: ((position: number) => string) | undefined,
): void {
  useLayoutEffect(() => {
    if (!hrefAt || !body.current) return;
    for (const link of body.current.querySelectorAll("a[data-part='name']")) {
      const position = link.closest<HTMLElement>('tr')?.dataset['position'];
      const href = hrefAt(Number(position));
      if (link.getAttribute('href') !== href) link.setAttribute('href', href);
    }
  });
}
