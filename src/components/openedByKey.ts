let byKey = false;

/** Listens to which input was the last one, from the start of the application on. */
export function watchInput(): void {
  const passive = { capture: true, passive: true };
  document.addEventListener('keydown', () => (byKey = true), passive);
  document.addEventListener('pointerdown', () => (byKey = false), passive);
}

/**
 * Focuses what a dialog starts with. After a press, or where the page opened with the dialog, the browser would draw the
 * focus of an element that is no field although no key was used.
 */
export function focusAsOpened(element: HTMLElement): void {
  if (!element.matches('input, textarea, select')) element.focus({ focusVisible: byKey });
}
