import type { FocusEvent } from 'react';
import { focusStart } from '../focusStart.ts';

/** The element focused before the toasts. */
let previous: HTMLElement | null = null;

export function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    previous = relatedTarget;
}

/**
 * Moves the focus to where it was before the toasts. Of a button that destroys, to the row or dialog around it, because
 * Enter that was meant for the toast would press it; if the element is gone, to the open dialog or the page's heading.
 */
function leaveToasts(): void {
  const destroys = previous?.matches('[data-intent="danger"]');
  const target = destroys ? previous?.closest<HTMLElement>('tr, [role="dialog"]') : previous;
  const dialog = [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  const start = target?.isConnected ? target : (dialog ?? focusStart(document.querySelector('main')));
  start?.focus({ preventScroll: true });
}

/** Moves the focus out of a toast that closes. */
export function leaveToast(toastId: string): void {
  if (document.activeElement?.closest('.Toastify__toast')?.id === toastId) leaveToasts();
}

/**
 * Whether Tab would move the focus from the toasts into the page under an open dialog: Base UI hides that page from screen
 * readers only, and keeps Tab out of it with elements at the edges of the dialog.
 */
function isWayUnderDialog({ key, shiftKey, target }: KeyboardEvent, toasts: HTMLElement): boolean {
  if (key !== 'Tab' || !document.querySelector('[role="dialog"]')) return false;
  const stops = [...toasts.querySelectorAll('button, [tabindex="0"]')];
  return target === stops.at(shiftKey ? 0 : -1);
}

/** F6 moves the focus to the newest toast, over an open dialog too; F6 and Escape move it back. */
export function moveByKey(event: KeyboardEvent, toasts: HTMLElement): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isF6 = key === 'F6' && !altKey && !ctrlKey && !metaKey;
  if (toasts.contains(document.activeElement)) {
    if (!isF6 && key !== 'Escape' && !isWayUnderDialog(event, toasts)) return;
    // Escape would close the dialog too.
    event.stopPropagation();
    event.preventDefault();
    leaveToasts();
  } else if (isF6) {
    const all = [...toasts.querySelectorAll<HTMLElement>('.Toastify__toast')];
    const newest = all.findLast((each) => each.checkVisibility());
    if (!newest) return;
    event.preventDefault();
    // Without a focused element nothing is remembered.
    previous = null;
    (newest.querySelector('button') ?? newest).focus();
  }
}
