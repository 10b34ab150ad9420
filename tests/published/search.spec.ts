import { expect } from 'playwright/test';
import { test } from './storybook.ts';

/** What somebody new looks for, and the first hit. */
const searches = [
  ['destructive button', /Button$/],
  ['list could not be read', /DataTable Failed.*Other words/s],
  ['ticket phone', /narrow.*Other words/s],
  ['danger text', /Tokens, intents.*Other words/s],
  ['write a story', /Writing stories/],
] as const;

test('the search of the sidebar finds what somebody new looks for first', async ({ preview: page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('?path=/docs/start-here--docs');
  for (const [words, hit] of searches) {
    await page.locator('#storybook-explorer-searchfield').fill(words);
    await expect(page.getByRole('option').first(), words).toHaveText(hit);
  }
});
