interface Preview {
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      loadStory: (request: { storyId: string }) => Promise<{
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
        readonly parameters: {
          readonly viewport: {
            readonly options: Readonly<
              Record<string, { readonly styles: { readonly width: string; readonly height: string } }>
            >;
          };
        };
      }>;
    };
  };
}

/**
 * Runs in the preview: the size of the viewport that a story selects, 1200 × 900 otherwise, as in test runs. Rejects
 * when there is no such story. It must be self-contained, because only its source is sent to the browser.
 */
export async function sizeOfStory(storyId: string): Promise<{ width: number; height: number }> {
  const { storyStoreValue } = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__;
  const { storyGlobals, parameters } = await storyStoreValue.loadStory({ storyId });
  const chosen = parameters.viewport.options[storyGlobals.viewport?.value ?? ''];
  return chosen
    ? { width: Number.parseInt(chosen.styles.width, 10), height: Number.parseInt(chosen.styles.height, 10) }
    : { width: 1200, height: 900 };
}

/**
 * Runs in the preview: shows a theme as the toolbar's decorator does, by the attribute of the document, and waits until
 * fonts and styles are in place. The story is not rendered again, so that what its play has done stays.
 */
export async function showTheme(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme;
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** The page's timers, with those that were due while they were held. */
interface Timers {
  held: boolean;
  readonly due: Map<number, () => void>;
}

/**
 * Runs in the preview: holds the page's timers, so that nothing disappears between two pictures of a story, such as the
 * mark of a copied text, or lets them run again.
 */
export function holdTimers(held: boolean): void {
  const page = window as Window & { timers?: Timers };
  if (!page.timers) {
    const timers: Timers = { held, due: new Map() };
    page.timers = timers;
    const { setTimeout: start, clearTimeout: stop } = page;
    const startHeld = (run: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => {
      const id: number = start.call(
        page,
        () => {
          if (timers.held) timers.due.set(id, () => run(...args));
          else run(...args);
        },
        delay,
      );
      return id;
    };
    const stopHeld = (id?: number) => {
      if (id !== undefined) timers.due.delete(id);
      stop.call(page, id);
    };
    Object.assign(page, { setTimeout: startHeld, clearTimeout: stopHeld });
  }
  const { timers } = page;
  timers.held = held;
  if (held) return;
  const due = [...timers.due.values()];
  timers.due.clear();
  for (const run of due) run();
}
