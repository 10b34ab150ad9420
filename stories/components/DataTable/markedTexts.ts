/** The texts that the search has painted a mark over, in the order of the page; a mark lies in one text node. */
export function markedTexts(): (string | undefined)[] {
  return [...(CSS.highlights.get('search') ?? [])].map(({ startContainer, startOffset, endOffset }) =>
    startContainer.nodeValue?.slice(startOffset, endOffset),
  );
}
