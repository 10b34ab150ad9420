import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, type TestApi, test } from './journey.ts';
import { selectedRows } from './locators.ts';
import { openAs } from './openAs.ts';

const INVESTORS = '/master/investor-users';

const notLoaded = (page: Page) => page.getByRole('alert').filter({ hasText: 'A part of the console' });
const notOpened = (page: Page) => page.getByText('This could not be opened.');

/** Opens the list of investors; files that match are missing on the server. */
async function openWithout(files: RegExp, page: Page, api: TestApi): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await openAs(page, api, 'super_admin', INVESTORS);
  await expectUsable(page);
}

/** The page reloads once, because a new deploy may have removed the file. */
async function reloadsAt(page: Page, press: () => Promise<void>): Promise<void> {
  // The start of the page has a wait of its own.
  const reloaded = page.waitForEvent('load');
  await press();
  await reloaded;
}

function add(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Add Investor' }).click();
}

test('an expiry shows its notice without every late file', async ({ page, api }) => {
  const files = /\/assets\/(?:Dialog|\w+Popup|ProgressBar|Combobox|index\.esm)-/u;
  await page.clock.install();
  await openWithout(files, page, api);
  await api.expire();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Session expired.' });
  await expect(notice).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/login');
  await expect(notice).toContainText('You have been logged out.');
  await page.clock.runFor(5000);
  await expect(notice).toBeHidden();
});

test('without the files of a form every click says so, with Reload', async ({ page, api }) => {
  const files = /\/assets\/(?:InvestorForm|RecordFormDialog|fields|Dialog)-/u;
  await openWithout(files, page, api);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await reloadsAt(page, () => add(page));
  await expect(notLoaded(page)).toBeVisible();
  await expect(notOpened(page)).toBeVisible();
  await expect(page).toHaveURL(INVESTORS);
  for (const message of [notLoaded(page), page.getByRole('alert').filter({ has: notOpened(page) })]) {
    await message.getByRole('button', { name: 'Dismiss' }).click();
    await expect(message).toHaveCount(0);
  }

  await add(page);
  await expect(notLoaded(page)).toBeVisible();
  await expect(page).toHaveURL(INVESTORS);
  expect(documents).toBe(1);
  await expectUsable(page);

  await page.unroute(files);
  await notLoaded(page).getByRole('button', { name: 'Reload' }).click();
  await expect(notLoaded(page)).toHaveCount(0);
  await add(page);
  await expect(page.getByRole('dialog', { name: 'Add Investor' })).toBeVisible();
});

test('without the file of the bar of bulk changes every selection says so, and Reload brings it', async ({
  page,
  api,
}) => {
  const files = /\/assets\/BulkBar-/u;
  await openWithout(files, page, api);
  const select = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await reloadsAt(page, () => select('Layla Haddad'));
  await expectUsable(page);
  await select('Layla Haddad');
  await expect(notLoaded(page)).toBeVisible();
  await notLoaded(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notLoaded(page)).toHaveCount(0);
  await select('Omar Farouk');
  await page.unroute(files);
  await notLoaded(page).getByRole('button', { name: 'Reload' }).click();
  await expect(notLoaded(page)).toHaveCount(0);
  await select('Omar Farouk');
  await expect(selectedRows(page)).toContainText('1 selected');
});
