import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';

/** Dialogs and menus handle their keys themselves. */
const OVER = '[role="dialog"], [role="menu"]';

/** `j` and `k` outside of the rows put the focus on them with `onStart`; null while there are none. */
export function useQueueStart(body: RefObject<HTMLElement | null>, onStart: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!onStart || !(isShortcut(event, 'j') || isShortcut(event, 'k'))) return;
    if (body.current?.contains(document.activeElement) || document.querySelector(OVER)) return;
    event.preventDefault();
    onStart();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
