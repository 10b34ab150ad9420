import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Heights of a framed story, px: the limits, before it is loaded, and of one with an overlay or toasts. */
export const heights = { least: 96, most: 640, first: 240, overlay: 520, toasts: 320 };

/** What opens at its button, or above everything. Toasts keep their distance to the lower edge. */
const overlaySelector = '[data-base-ui-portal] [data-open]';

/** The height that an overlay needs: from the nearer edge of the window, with a space. A backdrop needs none. */
function roomOf(overlay: Element, windowHeight: number): number {
  const { top, bottom, height } = overlay.getBoundingClientRect();
  return height < windowHeight ? Math.min(bottom, windowHeight - top) + 24 : 0;
}

/** The height of what a framed story shows, where `overlays` are open above the page. */
function heightOf(frame: HTMLIFrameElement, page: Document, overlays: readonly Element[], settled: boolean) {
  const root = page.getElementById('storybook-root');
  if (!root) return heights.first;
  const room = settled ? Math.max(0, ...overlays.map((overlay) => roomOf(overlay, frame.clientHeight))) : 0;
  // The space above the story is also below it.
  const content = 2 * root.offsetTop + root.offsetHeight + 1;
  const above = overlays.length > 0 ? Math.min(room || heights.overlay, heights.overlay) : 0;
  const toasts = page.querySelector('.Toastify__toast') ? heights.toasts : 0;
  return Math.min(Math.max(content, above, toasts, heights.least), heights.most);
}

/**
 * The height of the frame, and what follows its page once it has loaded. An overlay gets much room when it opens, and
 * what it takes of it once the play has ended.
 */
export function useFrameHeight(ref: RefObject<HTMLIFrameElement | null>, ended: boolean) {
  const [height, setHeight] = useState(heights.first);
  // The number of overlays at the end of the play; the reader may open more.
  const openAtEnd = useRef(-1);

  const measure = useCallback(() => {
    const frame = ref.current;
    const page = frame?.contentDocument;
    if (!frame || !page) return;
    const overlays = [...page.querySelectorAll(overlaySelector)];
    setHeight(heightOf(frame, page, overlays, overlays.length <= openAtEnd.current));
  }, [ref]);

  useEffect(() => {
    if (!ended) return;
    openAtEnd.current = ref.current?.contentDocument?.querySelectorAll(overlaySelector).length ?? 0;
    measure();
  }, [ended, ref, measure]);

  function follow() {
    const page = ref.current?.contentDocument;
    const root = page?.getElementById('storybook-root');
    if (!page || !root) return;
    new ResizeObserver(measure).observe(root);
    new MutationObserver(measure).observe(page.body, { childList: true });
  }
  return { height, follow };
}
