import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width and height in whole px, without scrollbars. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The size of an element, kept up to date. It is measured before the first paint, so that nothing is drawn in another
 * size; `initial` is what the first render takes.
 */
export function useSize(ref: RefObject<HTMLElement | null>, initial: () => Size): Size {
  const [size, setSize] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const set = (width: number, height: number) => {
      const next = { width: Math.round(width), height: Math.round(height) };
      setSize((now) => (now.width === next.width && now.height === next.height ? now : next));
    };
    set(element.clientWidth, element.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) set(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
