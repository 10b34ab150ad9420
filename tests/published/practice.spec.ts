import { expect } from 'playwright/test';
import { pathOf, test } from './storybook.ts';

/** Practice consoles, and what shows the fault of their server on Developer Management. */
const consoles = [
  ['as-usual', 'Layla Haddad'],
  ['reads-fail', 'Failed to load developers'],
  ['offline', 'You are offline.'],
  ['nothing-there', 'No developers found'],
  ['thousand-rows', /of 1,000 developers/],
] as const;

for (const [name, text] of consoles) {
  test(`the practice console ${name}`, async ({ preview: page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(pathOf(`practice-console--${name}`, 'story'));
    await page.getByRole('button', { name: 'User Management' }).click({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Developer Users' }).click();
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible({ timeout: 20_000 });
  });
}
