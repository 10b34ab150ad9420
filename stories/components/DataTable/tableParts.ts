interface Canvas {
  getByRole: (role: string) => HTMLElement;
}

function parentOf(element: HTMLElement): HTMLElement {
  if (!element.parentElement) throw new Error('The element has no parent.');
  return element.parentElement;
}

/** The element that scrolls the table. */
export function scrollerOf(canvas: Canvas): HTMLElement {
  return parentOf(canvas.getByRole('table'));
}

/** The line under the rows. */
export function footOf(canvas: Canvas): HTMLElement {
  return parentOf(canvas.getByRole('status'));
}

/** The position and size of an element. */
export function box(element: Element | null | undefined): DOMRect {
  if (!element) throw new Error('There is no such element.');
  return element.getBoundingClientRect();
}

/** The position and size of what is in an element, which may be wider than it. */
export function textBox(element: Element): DOMRect {
  const text = new Range();
  text.selectNodeContents(element);
  return text.getBoundingClientRect();
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
