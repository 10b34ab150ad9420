/** Selector of the toasts' container; a press on it does not count as outside a dialog. */
const TOAST_HOST = '[data-toasts]';

/**
 * Whether a change reported by Base UI should close the dialog: Escape, Close, or a press outside that is not on a
 * toast.
 */
export function dismissesDialog({ reason, event }: { reason: string; event: Event }): boolean {
  if (reason === 'escape-key' || reason === 'close-press') return true;
  if (reason !== 'outside-press') return false;
  // The second press of a double click, of which the first one opened the dialog.
  if (event instanceof MouseEvent && event.detail > 1) return false;
  return !(event.target instanceof Element && event.target.closest(TOAST_HOST));
}

const FIELD = 'input:not([type=hidden]), select, textarea, [role=combobox], [contenteditable=true]';

/** A dialog's initial focus: its first enabled field, else its body, so that the arrow keys scroll it. */
export function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const fields = body?.querySelectorAll<HTMLElement>(FIELD) ?? [];
  for (const field of fields) {
    if (!field.matches(':disabled, [readonly]') && field.getClientRects().length > 0) return field;
  }
  return body;
}
