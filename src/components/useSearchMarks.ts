import { type RefObject, useLayoutEffect } from 'react';

/** The ranges in the texts of an element that a search found. */
export function rangesIn(
  element: HTMLElement,
  rangesOf: (text: Node) => readonly (readonly [start: number, end: number])[],
): StaticRange[] {
  const ranges: StaticRange[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const [startOffset, endOffset] of rangesOf(text)) {
      ranges.push(new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }));
    }
  }
  return ranges;
}

/**
 * Marks what a search found in an element with the CSS Custom Highlight API, which changes no element and needs no
 * layout. Browsers from before 2025 may show no marks.
 */
export function useSearchMarks<Root extends HTMLElement>(
  root: RefObject<Root | null>,
  search: string,
  find: (root: Root) => readonly StaticRange[],
): void {
  useLayoutEffect(() => {
    if (search === '' || !root.current || !('highlights' in CSS)) return;
    const marks = CSS.highlights.get('search') ?? new Highlight();
    CSS.highlights.set('search', marks);
    const ranges = find(root.current);
    for (const range of ranges) marks.add(range);
    return () => {
      for (const range of ranges) marks.delete(range);
    };
  });
}
