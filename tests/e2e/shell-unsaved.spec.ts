import type { Locator, Page } from 'playwright';
import { expect } from 'playwright/test';
import { holdRequests, type TestApi, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, logOut, passExpiry, signInHere } from './signIn.ts';

/** Opens the form of a developer and changes it without saving. */
async function openDirtyForm(page: Page, api: TestApi): Promise<Locator> {
  await page.clock.install();
  await openAs(page, api, 'super_admin', '/master/developer-users');
  await page.getByRole('button', { name: 'Edit Layla Haddad' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Developer' });
  await form.getByLabel('Name').fill('Layla Typed');
  return form;
}

test('Back asks before it discards unsaved input', async ({ page, api }) => {
  const form = await openDirtyForm(page, api);
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toBeHidden();
  await expect(form.getByLabel('Name')).toHaveValue('Layla Typed');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(form).toBeHidden();
  await expect(page).toHaveURL('/master/developer-users');
});

test('another record, chosen in the search, opens after a question about unsaved input', async ({
  page,
  api,
}) => {
  const form = await openDirtyForm(page, api);
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const chooseOther = async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox', { name: 'Search' }).fill('Hessa Al Maktoum');
    await search.getByRole('option').first().click();
  };
  await chooseOther();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Layla Typed');
  await chooseOther();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toContainText('Hessa Al Maktoum');
  await expect(form).toBeHidden();
});

test('Log Out, keys, the search and the sidebar ask before they discard unsaved settings', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/settings');
  const name = page.getByLabel('Portal Name');
  await name.fill('Typed Portal');
  const logouts = countCalls(page, '/auth/logout');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  const search = page.getByRole('dialog', { name: 'Search' });
  for (const leave of [
    () => logOut(page),
    async () => {
      await name.blur();
      await page.keyboard.press('g');
      await page.keyboard.press('d');
    },
    async () => {
      await page.keyboard.press('Control+k');
      await search.getByRole('combobox', { name: 'Search' }).fill('Reports');
      await page.keyboard.press('Enter');
    },
    () => page.getByRole('link', { name: 'Audit Logs' }).click(),
  ]) {
    await leave();
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/master/settings');
    await expect(name).toHaveValue('Typed Portal');
  }
  expect(logouts).toEqual([]);

  await logOut(page);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL('/login');
  expect(logouts).toEqual(['POST']);
  await expect(question).toBeHidden();
  await signInHere(page, api, 'super_admin');
  await page.goto('/master/settings');
  await expect(name).toHaveValue('Blume Master Portal');
});

test('Back during a save asks and says that it may be saved all the same', async ({ page, api }) => {
  const form = await openDirtyForm(page, api);
  const release = await holdRequests(page, '/developer/update/*');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('Saving…')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Close while saving?' });
  await expect(question).toContainText('What you typed has been sent and may be saved all the same.');
  await question.getByRole('button', { name: 'Keep open' }).click();
  release();
  await expect(form).toBeHidden();
  await expect(page.getByRole('cell', { name: 'Layla Typed', exact: true })).toBeVisible();
});

test('after an expired session the same user gets the page and the input back', async ({ page, api }) => {
  const form = await openDirtyForm(page, api);
  await api.expire();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  // Under the overlay the screen is unchanged and keys have no effect.
  await expect(page.getByText('Session expired. You have been logged out.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(1);
  await passExpiry(page);
  await signInHere(page, api, 'super_admin');
  await expect(page).toHaveURL(/\/master\/developer-users\?open=edit/);
  await expect(form.getByLabel('Name')).toHaveValue('Layla Typed');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Layla Typed' })).toBeVisible();
});

test('after an expired session another user does not get the input', async ({ page, api }) => {
  const form = await openDirtyForm(page, api);
  await api.expire();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await passExpiry(page);
  await signInHere(page, api, 'admin');
  await expect(page).toHaveURL('/master/dashboard');
  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Developer Users' }).click();
  await page.getByRole('button', { name: 'Edit Layla Haddad' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('Layla Haddad');
});

test('closing the tab with unsaved input asks', async ({ page, api, context }) => {
  await openDirtyForm(page, api);
  let dialogType = '';
  page.on('dialog', async (dialog) => {
    dialogType = dialog.type();
    await dialog.accept();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => dialogType).toBe('beforeunload');
  await expect.poll(() => context.pages().length).toBe(0);
});
