import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { button, chooseFilter, field } from './locators.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const path = '/master/developer-users';

const search = (page: Page) => page.getByPlaceholder('Search by name or email');

async function fillForm(page: Page, email = 'nadia@acme.example'): Promise<void> {
  await field(page, 'Name').fill('  Nadia Rahimi ');
  await field(page, 'Emirates ID').fill('784-1991-1234567-1');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone Number').fill('+971 50 000 0000 ');
}

test('a developer is added, found, changed and deleted', { tag: '@browsers' }, async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();

  await button(page, 'Add Developer').click();
  await expect(page).toHaveURL(`${path}?open=add`);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  await fillForm(page);
  const created = page.waitForRequest((request) => request.url().endsWith('/developer/create'));
  await page.getByRole('dialog').getByRole('button', { name: 'Add Developer' }).click();
  const body: { companyId: string } = (await created).postDataJSON();
  expect(body).toEqual({
    name: 'Nadia Rahimi',
    emiratesId: '784-1991-1234567-1',
    email: 'nadia@acme.example',
    phoneNumber: '+971 50 000 0000',
    role: 'developer',
    companyId: body.companyId,
    isActive: true,
  });
  await expect(page.getByText('Developer created')).toBeVisible();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Showing 1 to 65 of 65 developers')).toBeVisible();
  // On a slow machine, the update below would read the developers again before it is sent.
  await page.clock.setFixedTime(Date.now());

  await search(page).pressSequentially('nadia@acme');
  await expect(page.getByText('Showing 1 to 1 of 1 developer')).toBeVisible();
  await expect(page).toHaveURL(`${path}?search=nadia%40acme`);

  // Companies contain the names of their developer users, so a change makes both lists stale.
  const [developers, companies] = [
    countCalls(page, '/developer/getAll'),
    countCalls(page, '/company/getAll'),
  ];
  await button(page, 'Edit Nadia Rahimi').click();
  await field(page, 'Name').fill('Nadia Rahimi-Stone');
  await page.getByRole('switch', { name: 'Active' }).uncheck();
  const updated = page.waitForRequest((request) => request.url().includes('/developer/update/'));
  const companiesBefore = companies.length;
  await button(page, 'Save Changes').click();
  expect((await updated).method()).toBe('PUT');
  expect((await updated).postDataJSON()).toEqual({ ...body, name: 'Nadia Rahimi-Stone', isActive: false });
  await expect(page.getByText('Developer updated')).toBeVisible();
  await expect(button(page, 'Edit Nadia Rahimi-Stone')).toBeVisible();
  // Read before the save, and after it.
  await expect.poll(() => developers.length).toBe(2);
  // They are read when the form opens.
  await button(page, 'Edit Nadia Rahimi-Stone').click();
  await expect.poll(() => companies.length).toBeGreaterThan(companiesBefore);
  await button(page, 'Cancel').click();

  await button(page, 'Delete Nadia Rahimi-Stone').click();
  const asking = page.getByRole('dialog', { name: 'Delete developer' });
  await expect(asking).toContainText(
    'Are you sure you want to delete this developer? This action cannot be undone.',
  );
  await asking.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  await expect(page.getByText('No developers found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
  await expect(page).toHaveURL(path);

  await page.reload();
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
});

test('the screen works with the keyboard only', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(button(page, 'Edit Layla Haddad')).toBeVisible();

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('layla');
  await expect(page.getByText('Showing 1 to 1 of 1 developer')).toBeVisible();
  await button(page, 'Edit Layla Haddad').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, 'Edit Layla Haddad II')).toBeFocused();

  await button(page, 'Delete Layla Haddad II').focus();
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Delete developer' });
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(asking).toBeHidden();
  await expect(button(page, 'Delete Layla Haddad II')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Developer deleted')).toBeVisible();
});

test('at 400 % zoom a form refuses an empty name in sight', async ({ page, api }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, api, 'super_admin', path);
  await button(page, 'Edit Layla Haddad').focus();
  await page.keyboard.press('Enter');
  const name = field(page, 'Name');
  await expect(name).toBeFocused();
  await name.fill('');
  const form = page.getByRole('dialog', { name: 'Edit Developer' });
  await form.getByRole('button', { name: 'Save Changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await expect(form.getByText('Required', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('alert')).toBeHidden();
  // What is at the place of the field is the field: nothing covers it.
  const uncovered = await name.evaluate((input) => {
    const { left, top, right, bottom } = input.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint((left + right) / 2, y) === input);
  });
  expect(uncovered).toBe(true);
});

test('Back, reload and a link restore a view from its URL', { tag: '@browsers' }, async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(button(page, 'Edit Layla Haddad')).toBeVisible();
  await search(page).pressSequentially('a');
  await chooseFilter(page, 'Status', 'Inactive');
  await expect(page).toHaveURL(`${path}?search=a&status=inactive`);
  await page.getByRole('button', { name: 'View Anna Kowalska' }).click();
  await expect(page).toHaveURL(/\?search=a&status=inactive&open=details&id=USR-003$/);
  const link = page.url();

  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Developer Details' })).toContainText('anna@');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(`${path}?search=a&status=inactive`);
  await expect(search(page)).toHaveValue('a');

  await page.goto('/master/dashboard');
  await page.goto(link);
  await expect(page.getByRole('dialog', { name: 'Developer Details' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${path}?search=a&status=inactive`);

  await page.goto(`${path}?open=edit&id=deleted-long-ago`);
  await expect(page.getByRole('dialog', { name: 'Developer not found' })).toBeVisible();
});

/** The files of forms and dialogs that a page has asked for. */
function lateFiles(page: Page): () => readonly string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  return () => files.filter((file) => /DeveloperForm|DeleteDialog|schema/u.test(file));
}

test('forms and dialogs are loaded when the rows are shown, but not for a user who saves data', async ({
  page,
  api,
}) => {
  const late = lateFiles(page);
  let shown = false;
  await page.route('**/developer/getAll*', async (route) => {
    const response = await route.fetch();
    expect(late()).toEqual([]);
    shown = true;
    await route.fulfill({ response });
  });
  await openAs(page, api, 'super_admin', path);
  await expect(button(page, 'Edit Layla Haddad')).toBeVisible();
  expect(shown).toBe(true);
  await expect.poll(() => late().length).toBeGreaterThan(0);

  const saving = await page.context().newPage();
  const lateForSaving = lateFiles(saving);
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await saving.goto(path);
  await expect(button(saving, 'Edit Layla Haddad')).toBeVisible();
  await button(saving, 'Edit Layla Haddad').click();
  await expect(saving.getByRole('dialog', { name: 'Edit Developer' })).toBeVisible();
  // The form was asked for, and nothing else.
  expect(lateForSaving().join(' ')).toContain('DeveloperForm');
  expect(lateForSaving().join(' ')).not.toContain('DeleteDialog');
});
