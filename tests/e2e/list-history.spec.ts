import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { chooseFilter } from './locators.ts';
import { openAs } from './openAs.ts';

const LIST = '/master/developer-users';

/** Clicks buttons by accessible name in one task, before the page is rendered again. */
async function clickAtOnce(page: Page, ...names: readonly string[]): Promise<void> {
  await page.evaluate((wanted) => {
    const buttons = [...document.querySelectorAll('button')];
    const found = wanted.map((name) =>
      buttons.findLast((button) => (button.getAttribute('aria-label') ?? button.textContent) === name),
    );
    for (const button of found) button?.click();
  }, names);
}

test('the next record that opens while the former is deleted stays, and leads back to the list', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  await page.getByRole('button', { name: 'Delete Layla Haddad' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete developer' })).toBeVisible();
  await clickAtOnce(page, 'View Omar Farouk', 'Delete');
  await expect(page.getByText('Developer deleted')).toBeVisible();
  const details = page.getByRole('dialog', { name: 'Developer Details' });
  await expect(details).toContainText('Omar Farouk');
  await expect(page).toHaveURL(/open=details/u);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(LIST);
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // A deletion leaves every dialog of the record.
  await clickAtOnce(page, 'View Anna Kowalska', 'Delete Anna Kowalska');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectUsable(page);
});

test('Next while the dialog closes opens nothing and is not written to the URL', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/support-management');
  await page
    .getByRole('button', { name: /^View / })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Next ticket' })).toBeVisible();
  await clickAtOnce(page, 'Close', 'Next ticket');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // A filter writes all pending changes to the URL.
  await chooseFilter(page, 'Priority', 'High');
  await expect(page).toHaveURL(/^[^?]+\?priority=[^&]+$/u);
});
