/** The texts marked by the search, all or those within an element, in document order; a mark is within one text node. */
export function markedTexts(within: Node = document): (string | undefined)[] {
  return [...(CSS.highlights.get('search') ?? [])]
    .filter(({ startContainer }) => within.contains(startContainer))
    .map(({ startContainer, startOffset, endOffset }) =>
      startContainer.nodeValue?.slice(startOffset, endOffset),
    );
}
