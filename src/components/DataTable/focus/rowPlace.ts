import type { MouseEvent } from 'react';

/** A row on the page, and the control in it that an event is about. */
export interface RowPlace {
  readonly element: HTMLElement;
  readonly position: number;
  readonly control: HTMLElement | null;
}

/** The row that an event is about; null outside of rows. */
export function placeOf(target: EventTarget): RowPlace | null {
  if (!(target instanceof Element)) return null;
  const element = target.closest<HTMLElement>('tr[data-position]');
  if (!element) return null;
  return {
    element,
    position: Number(element.dataset['position']),
    control:
      target.closest<HTMLElement>('button, input, a, select, textarea, label') ??
      // A click anywhere in the cell of the checkbox toggles it.
      target.querySelector<HTMLElement>(":scope[data-variant~='select'] > input"),
  };
}

/** Whether the browser opens a clicked link in another tab or window, and a click on a row means the selection. */
export function hasModifier({ shiftKey, ctrlKey, metaKey, altKey }: MouseEvent): boolean {
  return shiftKey || ctrlKey || metaKey || altKey;
}

/** Whether a click opens the row: the first of a double click, without a modifier, and not the end of a text's selection. */
export function isOpening(event: MouseEvent, row: Node): boolean {
  if (event.button !== 0 || event.detail > 1 || hasModifier(event)) return false;
  const texts = getSelection();
  return !texts || texts.isCollapsed || !texts.containsNode(row, true);
}
