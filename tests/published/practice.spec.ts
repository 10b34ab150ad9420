import { expect, type Page } from 'playwright/test';
import { pathOf, test } from './storybook.ts';

/** Practice consoles, and what shows the fault of their server on Developer Management. */
const consoles = [
  ['as-usual', 'Layla Haddad'],
  ['reads-fail', 'Failed to load developers'],
  ['offline', 'You are offline.'],
  ['empty', 'No developers found'],
  ['thousand-rows', /of 1,000 developers/],
] as const;

/** What a deletion says there. */
const deletions = [
  ['changes-fail', 'The server is resting.'],
  ['changes-forbidden', 'Your role does not allow this.'],
  ['answers-lost', /Layla Haddad/],
  ['session-expires', /Session expired/],
] as const;

async function openDevelopers(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(pathOf(`practice-console--${name}`, 'story'));
}

const shown = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();

for (const [name, text] of consoles) {
  test(`the practice console ${name}`, async ({ preview: page }) => {
    await openDevelopers(page, name);
    await expect(shown(page, text)).toBeVisible({ timeout: 20_000 });
  });
}

for (const [name, text] of deletions) {
  test(`a deletion in the practice console ${name}`, async ({ preview: page }) => {
    await openDevelopers(page, name);
    await page.getByRole('button', { name: 'Delete Layla Haddad' }).click({ timeout: 20_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: text }).first()).toBeVisible({ timeout: 20_000 });
  });
}
