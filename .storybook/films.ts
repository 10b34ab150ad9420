import { STORY_PREPARED } from 'storybook/internal/core-events';
import type { API } from 'storybook/manager-api';

/** The height of the panel that shows all steps of a film, px. */
const height = 270;

/** The buttons that hide the calls below each step in the Interactions panel. */
const hideCalls = '#storybook-panel-root button[aria-label^="Collapse nested interaction steps"]';

/** Journeys are films (stories/journeys): the Interactions panel shows their steps. */
const isFilm = (id: string): boolean => id.startsWith('journeys-');

/** Folds the calls below each step of a film, whose arrow unfolds them, and gives its steps room. */
export function openFilms(api: API): void {
  let film = false;
  let heightBefore: number | null = null;
  const folded = new Set<string | null>();

  api.on(STORY_PREPARED, ({ id }: { readonly id: string }) => {
    film = isFilm(id);
    folded.clear();
    const shown = document.getElementById('storybook-panel-root')?.offsetHeight ?? 0;
    if (film && shown > 0 && shown < height) {
      heightBefore = shown;
      api.setSizes({ bottomPanelHeight: height });
    } else if (!film && heightBefore !== null) {
      api.setSizes({ bottomPanelHeight: heightBefore });
      heightBefore = null;
    }
  });

  // Storybook has no setting for it. A step is folded once, so that it stays open when the reader opens it.
  api.on('storybook/instrumenter/sync', () => {
    if (!film) return;
    requestAnimationFrame(() => {
      for (const button of document.querySelectorAll<HTMLButtonElement>(hideCalls)) {
        const step = button.getAttribute('aria-label');
        if (!folded.has(step)) button.click();
        folded.add(step);
      }
    });
  });
}
