import { meantKey } from '#src/lib/meantKey.ts';

/** Elements in which a typed character is input. */
const EDITABLE = `input:not([type='checkbox'], [type='radio'], [type='button']), textarea, select,
  [contenteditable]:not([contenteditable='false']), [role='combobox']`;

/**
 * Whether a key press is this one-character shortcut: without modifier, outside text fields, not yet handled, and not
 * switched off by `data-single-keys="off"` on `<html>` (WCAG 2.1.4 Character Key Shortcuts). `own` is the text field to
 * which it leads, where it is no input as long as that is empty.
 */
export function isShortcut(event: KeyboardEvent, key: string, own?: HTMLInputElement | null): boolean {
  if (meantKey(event) !== key || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (document.documentElement.dataset.singleKeys === 'off') return false;
  const field = event.target instanceof Element ? event.target.closest(EDITABLE) : null;
  return field === null || (field === own && own.value === '');
}
