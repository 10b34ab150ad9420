import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';

/** Confirmations and menus; another dialog may have shortcuts itself, as a ticket's details do. */
const OVER = '[data-confirms], [role="menu"]';

/** One-character shortcuts while the component is mounted; null for one that does nothing now. */
export function useShortcuts(shortcuts: Readonly<Record<string, (() => void) | null>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const run = Object.entries(shortcuts).find(([key]) => isShortcut(event, key))?.[1];
    if (!run || document.querySelector(OVER)) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
