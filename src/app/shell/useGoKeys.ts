import { useRef } from 'react';
import { screenKeys } from '#src/app/routes/screenKeys.ts';
import { isShortcut } from '#src/components/SearchInput/isShortcut.ts';
import { useKeyDown } from '#src/components/useKeyDown.ts';
import { over } from '#src/features/shared/commands/useCommandKeys.ts';

/** How long after `g` a letter still belongs to it, in ms. */
const PAUSE = 1500;

/** `g` and then the letter of a screen goes to it, before a list takes the letter for a row. */
export function useGoKeys(screens: readonly { readonly path: string }[], onGo: (path: string) => void): void {
  const pressed = useRef(Number.NEGATIVE_INFINITY);
  useKeyDown((event) => {
    const follows = event.timeStamp - pressed.current < PAUSE;
    pressed.current = Number.NEGATIVE_INFINITY;
    if (!isShortcut(event, event.key) || document.querySelector(over.page)) return;
    const screen = follows ? screens.find(({ path }) => screenKeys[path] === event.key) : undefined;
    if (screen) {
      event.preventDefault();
      event.stopPropagation();
      onGo(screen.path);
    } else if (event.key === 'g') {
      pressed.current = event.timeStamp;
    }
  }, 'first');
}
