/** What tells a toast's host apart: it floats over dialogs and is no "outside" of them. */
export const TOAST_HOST = '[data-toasts]';

/**
 * Whether what Base UI reports is a person asking to close the dialog. A press on a toast is not: it is only
 * drawn over the dialog.
 */
export function dismissesDialog({ reason, event }: { reason: string; event: Event }): boolean {
  if (reason === 'escape-key' || reason === 'close-press') return true;
  if (reason !== 'outside-press') return false;
  return !(event.target instanceof Element && event.target.closest(TOAST_HOST));
}

const FIELD = 'input:not([type=hidden]), select, textarea, [role=combobox], [contenteditable=true]';

/** Where a dialog's focus begins: its first field that can be used, else its body, so that the arrows scroll it. */
export function firstFocus(body: HTMLElement | null): HTMLElement | null {
  const fields = body?.querySelectorAll<HTMLElement>(FIELD) ?? [];
  for (const field of fields) {
    if (!field.matches(':disabled, [readonly]') && field.getClientRects().length > 0) return field;
  }
  return body;
}
