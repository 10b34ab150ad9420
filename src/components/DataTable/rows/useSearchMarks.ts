import { type RefObject, useLayoutEffect } from 'react';
import { matchRanges } from '#src/lib/fold.ts';
import { numberRange, searchedNumber } from '#src/lib/numberSearch.ts';

/** Where a search finds numbers in any writing. */
const NUMBERS = "td[data-variant~='number'], [data-part='found']";

/** The ranges in a text: where it has the search, or the searched number in another writing. */
function rangesOf(text: Node, search: string, digits: string | null): readonly [number, number][] {
  const value = text.nodeValue ?? '';
  const ranges = matchRanges(value, search);
  if (digits === null || ranges.length > 0 || !text.parentElement?.closest(NUMBERS)) return ranges;
  const range = numberRange(value, digits);
  return range ? [range] : [];
}

/** The ranges in the text of searched cells where the search (folded, not empty) occurs. */
function rangesIn(body: HTMLElement, search: string): StaticRange[] {
  const ranges: StaticRange[] = [];
  const digits = searchedNumber(search);
  for (const cell of body.querySelectorAll("td[data-variant~='searched']")) {
    const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [start, end] of rangesOf(text, search, digits)) {
        ranges.push(
          new StaticRange({ startContainer: text, startOffset: start, endContainer: text, endOffset: end }),
        );
      }
    }
  }
  return ranges;
}

/**
 * Marks the matches of the search in the drawn rows with the CSS Custom Highlight API, which changes no element and
 * needs no layout. Browsers from before 2025 may show no marks.
 */
export function useSearchMarks(body: RefObject<HTMLElement | null>, search: string): void {
  useLayoutEffect(() => {
    if (search === '' || !body.current || !('highlights' in CSS)) return;
    const marks = CSS.highlights.get('search') ?? new Highlight();
    CSS.highlights.set('search', marks);
    const ranges = rangesIn(body.current, search);
    for (const range of ranges) marks.add(range);
    return () => {
      for (const range of ranges) marks.delete(range);
    };
  });
}
