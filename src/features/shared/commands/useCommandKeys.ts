import { useKeyDown } from '#src/components/useKeyDown.ts';
import type { Command } from './command.ts';
import { isKey, worksEverywhere } from './keys.ts';

/** What is open over a page and over a dialog, and handles its keys itself: selectors. */
export const over = {
  page: '[role="dialog"], [role="menu"]',
  dialog: '[data-confirms], [role="menu"]',
};

/** The keys of the commands, on a page or in a dialog, while the component is mounted; null: they do nothing now. */
export function useCommandKeys<Target>(
  place: 'page' | 'dialog',
  commands: readonly Command<Target>[],
  target: NoInfer<Target> | null,
): void {
  useKeyDown((event) => {
    if (target === null) return;
    for (const { keys = [], run } of commands) {
      const key = run && keys.find((each) => isKey(event, each));
      if (!key) continue;
      if (!worksEverywhere(key) && document.querySelector(over[place])) return;
      event.preventDefault();
      if (!worksEverywhere(key) || !event.repeat) run(target);
      return;
    }
  });
}
