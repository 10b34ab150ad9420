import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';
import { meantKey } from '#src/lib/meantKey.ts';
import type { Command } from './command.ts';

const MODIFIER = 'Mod+';

/** Whether a key press is this key of a command; `Mod+k` also in text fields. Keys one after the other never are. */
function isKey(event: KeyboardEvent, key: string): boolean {
  if (!key.startsWith(MODIFIER)) return isShortcut(event, key);
  const modified = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
  return modified && meantKey(event).toLowerCase() === key.slice(MODIFIER.length);
}

/** Whether the key works over dialogs too: also the one that lists the keys. */
const worksEverywhere = (key: string) => key.startsWith(MODIFIER) || key === '?';

/** What is open over a page and over a dialog, and handles its keys itself: selectors. */
export const over = {
  page: '[role="dialog"], [role="menu"]',
  dialog: '[data-confirms], [role="menu"]',
};

/** The keys of the commands, on a page or in a dialog, while the component is mounted; null: they do nothing now. */
export function useCommandKeys<Context>(
  place: 'page' | 'dialog',
  commands: readonly Command<Context>[],
  context: NoInfer<Context> | null,
): void {
  useKeyDown((event) => {
    if (context === null) return;
    for (const { keys = [], run, repeats } of commands) {
      const key = run && keys.find((each) => isKey(event, each));
      if (!key) continue;
      if (!worksEverywhere(key) && document.querySelector(over[place])) return;
      event.preventDefault();
      // A key that is held must not change the next ticket too.
      if (repeats || !event.repeat) run(context);
      return;
    }
  });
}
