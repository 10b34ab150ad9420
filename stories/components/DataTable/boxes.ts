/** The position and size of an element. */
export function box(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

/** The position and size of the first letter of an element's text. */
export function firstLetter(element: Element): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('The element has no text.');
  const letter = new Range();
  letter.setStart(text, 0);
  letter.setEnd(text, 1);
  return letter.getBoundingClientRect();
}
