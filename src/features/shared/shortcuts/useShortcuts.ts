import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';

/** Confirmations and menus; another dialog may have shortcuts itself, as a ticket's details do. */
const OVER = '[data-confirms], [role="menu"]';

/** One-character shortcuts while the component is mounted; null for one that does nothing now. */
export function useShortcuts(shortcuts: Readonly<Record<string, (() => void) | null>>): void {
  useKeyDown((event) => {
    const run = Object.entries(shortcuts).find(([key]) => isShortcut(event, key))?.[1];
    if (!run || document.querySelector(OVER)) return;
    event.preventDefault();
    run();
  });
}
