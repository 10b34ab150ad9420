import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { button, chooseFilter, filterButton, saveView, viewLink } from './locators.ts';
import { openAs } from './openAs.ts';
import { USER_KEY } from './signIn.ts';

const DEVELOPERS = '/master/developer-users';

/** Saves a view of inactive developer users. */
async function saveInactive(page: Page, name: string): Promise<void> {
  await chooseFilter(page, 'Status', 'Inactive');
  await saveView(page, name);
}

test('a saved view survives a reload, and All developers restores all rows', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  await saveInactive(page, 'Left us');
  // In place of the button Save view, which what it saved makes needless.
  await expect(viewLink(page, 'Left us')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Save view' })).toBeHidden();
  await page.reload();
  await expect(viewLink(page, 'Left us')).toHaveAttribute('aria-current', 'true');
  await viewLink(page, 'All developers').click();
  await expect(page).toHaveURL(DEVELOPERS);
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
  await viewLink(page, 'Left us').click();
  await expect(page).toHaveURL(`${DEVELOPERS}?status=inactive`);
  await expect(page.getByText('Showing 1 to 14 of 14 developers')).toBeVisible();
});

test('the default view opens with the list, and its deletion can be undone', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  await saveInactive(page, 'Left us');
  const options = button(page, 'Options of Left us');
  await options.click();
  await page.getByRole('menuitem', { name: 'Make default' }).click();
  await page.goto(DEVELOPERS);
  await expect(page).toHaveURL(`${DEVELOPERS}?status=inactive`);
  // After choosing All developers, a reload keeps it.
  await viewLink(page, 'All developers').click();
  await expect(page).toHaveURL(DEVELOPERS);
  await page.reload();
  await expect(viewLink(page, 'All developers')).toHaveAttribute('aria-current', 'true');
  await options.click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(options).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewLink(page, 'Left us (default)')).toBeVisible();
});

test("a view's link has its filters for a colleague, and opens the view for its owner", async ({
  page,
  api,
  context,
  browser,
}) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  await saveInactive(page, 'Left us');
  const link = (await viewLink(page, 'Left us').getAttribute('href')) ?? '';
  expect(link).toBe(`${DEVELOPERS}?status=inactive`);
  await page.goto('/master/dashboard');
  await page.goto(link);
  await expect(viewLink(page, 'Left us')).toHaveAttribute('aria-current', 'true');
  const { cookies, origins } = await context.storageState();
  // Only the signed-in user, without other data of this browser.
  const signedIn = origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.filter(({ name }) => name === USER_KEY),
  }));

  const colleague = await browser.newContext({ storageState: { cookies, origins: signedIn } });
  const otherPage = await colleague.newPage();
  await otherPage.goto(link);
  await expect(otherPage.getByText('Showing 1 to 14 of 14 developers')).toBeVisible();
  await expect(otherPage).toHaveURL(`${DEVELOPERS}?status=inactive`);
  await expect(viewLink(otherPage, 'Left us')).toBeHidden();
  await colleague.close();
});

test('a search of ten thousand characters is applied, but is neither in the URL nor in a link', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  const search = page.getByPlaceholder('Search by name or email');
  await search.fill('[\\ .* é '.repeat(1250));
  await saveInactive(page, 'Long');
  await expect(page).toHaveURL(`${DEVELOPERS}?status=inactive`);
  await expect(page.getByText('No developers found').first()).toBeVisible();
  await expect(page.getByText('Too many to be in a link: kept in this tab')).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('[\\ .* é '.repeat(1250));
  await expect(page.getByText('Too many to be in a link: kept in this tab')).toBeVisible();
  await expect(filterButton(page, 'Status')).toHaveText('Status Inactive');
  await viewLink(page, 'All developers').click();
  await expect(search).toHaveValue('');
  await viewLink(page, 'Long').click();
  await expect(search).toHaveValue('[\\ .* é '.repeat(1250));
});

test('shortcuts work on an Arabic layout', async ({ page, context, api }) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  await expect(page.getByRole('row', { name: /Layla Haddad/u }).first()).toBeVisible();
  const browser = await context.newCDPSession(page);
  /** A key of the layout, by its letter and its place; 2 is Ctrl, 8 is Shift. */
  const press = async (key: string, code: string, modifiers = 0) => {
    await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, modifiers });
    await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
  };
  const search = page.getByRole('dialog', { name: 'Search' });
  await press('ن', 'KeyK', 2);
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await press('؟', 'Slash', 8);
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await press('ظ', 'Slash');
  await expect(page.getByPlaceholder('Search by name or email')).toBeFocused();
  await page
    .getByRole('row', { name: /Layla Haddad/u })
    .first()
    .focus();
  await press('ش', 'KeyA', 2);
  await expect(page.getByText(/^\d+ selected$/u)).toBeVisible();
  await press('ل', 'KeyG');
  await press('ي', 'KeyD');
  await expect(page).toHaveURL('/master/dashboard');
});

test('single-key shortcuts can be switched off permanently', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/settings');
  const off = page.getByRole('switch', { name: /^Single-key shortcuts/u });
  await off.uncheck();
  await page.goto(DEVELOPERS);
  const search = page.getByPlaceholder('Search by name or email');
  await expect(page.getByRole('button', { name: 'View Layla Haddad' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).not.toBeFocused();
});
