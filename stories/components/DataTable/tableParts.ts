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

/** The text that Ctrl+C puts into the clipboard. */
export function copied(table: HTMLElement): string {
  const clipboardData = new DataTransfer();
  table.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
}
