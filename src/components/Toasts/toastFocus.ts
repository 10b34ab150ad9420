import type { FocusEvent } from 'react';

/** The element focused before the toasts. */
let previous: HTMLElement | null = null;

export function rememberFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
    previous = relatedTarget;
}

/** Moves the focus out of a toast that closes, to where it was before the toasts. */
export function leaveToast(toastId: string): void {
  if (document.activeElement?.closest('.Toastify__toast')?.id === toastId)
    previous?.focus({ preventScroll: true });
}

/** Alt+T focuses the oldest toast, here because the library focuses tab stops only. True if that was pressed. */
export function focusByKey({ altKey, code }: KeyboardEvent): boolean {
  const pressed = altKey && code === 'KeyT';
  if (pressed) document.querySelector<HTMLElement>('.Toastify__toast')?.focus();
  return pressed;
}
