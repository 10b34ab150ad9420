import { useKeyDown } from '#src/components/useKeyDown.ts';

/** Runs a function on Ctrl or Cmd with `key`, wherever the focus is, instead of the browser's own shortcut. */
export function useHotkey(key: string, run: () => void): void {
  useKeyDown((event) => {
    const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
    if (!modifier || event.key.toLowerCase() !== key || event.isComposing) return;
    event.preventDefault();
    if (!event.repeat) run();
  });
}
