/** Where an element stands on the screen. */
export function box(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

/** Where the first letter of an element's text stands. */
export function firstLetter(element: Element): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('The element has no text.');
  const letter = new Range();
  letter.setStart(text, 0);
  letter.setEnd(text, 1);
  return letter.getBoundingClientRect();
}
