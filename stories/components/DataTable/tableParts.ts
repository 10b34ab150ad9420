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
