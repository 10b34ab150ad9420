import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/** Photographs the whole page of a story as its test leaves it, light and dark. */
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === 'fail') return;
  const root = document.documentElement;
  // A page that is lower than its window would be a picture of its content alone, without the dialog over it.
  root.style.minHeight = '100vh';
  await page.viewport(innerWidth, Math.max(innerHeight, root.scrollHeight));
  await document.fonts.ready;
  for (const theme of ['light', 'dark']) {
    root.dataset['theme'] = theme;
    await expect.element(page.elementLocator(root)).toMatchScreenshot(`${storyId}-${theme}`);
  }
});
