import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** The buttons that hide the calls below each step in the Interactions panel. */
const hideCalls = '#storybook-panel-root button[aria-label^="Collapse nested interaction steps"]';

/** Journeys, which are films, and containers: the Interactions panel shows their steps. */
const hasSteps = (id: string): boolean => /^(?:journeys|containers)-/.test(id);

/** Folds the calls below each named step, whose arrow unfolds them. */
export function foldSteps(api: API): void {
  let named = false;
  const folded = new Set<string | null>();

  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    named = hasSteps(id);
    folded.clear();
  });

  // Storybook has no setting for it. A step is folded once, so that it stays open when the reader opens it.
  api.on('storybook/instrumenter/sync', () => {
    if (!named) return;
    requestAnimationFrame(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>(hideCalls)) {
        const step = button.getAttribute('aria-label');
        if (!folded.has(step)) button.click();
        folded.add(step);
      }
    });
  });
}
