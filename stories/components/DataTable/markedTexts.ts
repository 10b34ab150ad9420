/** The texts marked by the search, in document order; a mark is within one text node. */
export function markedTexts(): (string | undefined)[] {
  return [...(CSS.highlights.get('search') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.nodeValue?.slice(startOffset, endOffset),
  );
}
