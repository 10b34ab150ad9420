/** The position and size of an element. */
export function box(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

function letterAt(element: Element, at: number): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('The element has no text.');
  const letter = new Range();
  const start = at < 0 ? (text.nodeValue ?? '').length + at : at;
  letter.setStart(text, start);
  letter.setEnd(text, start + 1);
  return letter.getBoundingClientRect();
}

/** The position and size of the first letter of an element's text. */
export const firstLetter = (element: Element): DOMRect => letterAt(element, 0);
