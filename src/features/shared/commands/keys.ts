import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';

const MODIFIER = 'Mod+';

/** Whether a key press is this key of a command; `Mod+k` also in text fields. Keys one after the other never are. */
export function isKey(event: KeyboardEvent, key: string): boolean {
  if (!key.startsWith(MODIFIER)) return isShortcut(event, key);
  const modified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return modified && !event.isComposing && event.key.toLowerCase() === key.slice(MODIFIER.length);
}

/** Whether the key works over dialogs too. */
export const worksEverywhere = (key: string) => key.startsWith(MODIFIER);
