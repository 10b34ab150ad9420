import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** What these stories show happens; they end in no state of their own. */
const behaviours = /^(?:containers|journeys|tests)-/;

/** Photographs the whole page of a state as its test leaves it, light and dark. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || behaviours.test(storyId) || task.result?.state === 'fail') return;
  const { documentElement: root, body } = document;
  // The picture is that of the body, which may be lower than the window with a dialog over it.
  body.style.minHeight = '100vh';
  await page.viewport(innerWidth, Math.max(innerHeight, root.scrollHeight));
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme;
    await expect.soft(page.elementLocator(body)).toMatchScreenshot(`${storyId}-${theme}`);
  }
});
