import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, holdRequests, test } from './journey.ts';
import { button, field } from './locators.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const path = '/master/developer-users';
const resting = { status: 500, body: { message: 'The server is resting.' } };

const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Add Developer' });

async function fillForm(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  await field(page, 'Name').fill('Nadia Rahimi');
  await field(page, 'Emirates ID').fill('784-1991-1234567-1');
  await field(page, 'Email').fill('nadia@acme.example');
  await field(page, 'Phone Number').fill('+971 50 000 0000');
}

async function confirmDelete(page: Page, name: string): Promise<void> {
  await button(page, `Delete ${name}`).click();
  await page
    .getByRole('dialog', { name: 'Delete developer' })
    .getByRole('button', { name: 'Delete' })
    .click();
}

test('one form sends one request: two submits and two clicks in one task, Enter while in flight', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  const release = await holdRequests(page, '/developer/create');
  const calls = countCalls(page, '/developer/create');
  await fillForm(page);
  // In one task, because Playwright would wait while the button is busy.
  await save(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit();
    button.form?.requestSubmit();
    button.click();
    button.click();
  });
  await field(page, 'Phone Number').press('Enter');
  release();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByText('Showing 1 to 65 of 65 developers')).toBeVisible();
  expect(calls).toEqual(['POST']);
});

test('errors of the server about fields are shown at the fields', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  await fillForm(page);
  const body = { message: 'Validation failed', errors: { emiratesId: 'Wrong 1', email: 'Wrong 2' } };
  await api.faults([{ path: '/developer/create', status: 422, body }]);
  await save(page).click();
  await expect(field(page, 'Emirates ID')).toHaveAccessibleDescription(/Wrong 1/u);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Wrong 2/u);
  await expect(page.getByText('Validation failed')).toHaveCount(1);
});

test('overlapping deletions end equal to the server', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await expect(button(page, 'Edit Layla Haddad')).toBeVisible();
  await api.faults([{ path: '/developer/delete/USR-001', method: 'DELETE', ...resting }]);
  const release = await holdRequests(page, '/developer/delete/USR-001');
  await confirmDelete(page, 'Layla Haddad');
  await confirmDelete(page, 'Omar Farouk');
  await expect(page.getByText('Showing 1 to 62 of 62 developers')).toBeVisible();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  release();
  await expect(page.getByText('The server is resting.')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('Layla Haddad');
  await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
  await expect(button(page, 'Edit Omar Farouk')).toHaveCount(0);
});

test('a new developer whose answer was lost may exist: the list behind the form is read again', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  const calls = countCalls(page, '/developer/create');
  await api.faults([{ path: '/developer/create', times: 1, truncate: true }]);
  await fillForm(page);
  const form = page.getByRole('dialog', { name: 'Add Developer' });
  await form.getByRole('button', { name: 'Add Developer' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'The answer was lost. The record may exist: look in the list before you save again.',
  );
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nadia Rahimi');
  await expect(page.locator('td', { hasText: 'nadia@acme.example' })).toBeVisible();
  expect(calls).toEqual(['POST']);
});

test('creating, changing and deleting a developer succeeds with empty responses', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  await api.faults([
    { path: '/developer/create', status: 201, body: '' },
    { path: '/developer/update/*', status: 200, body: '' },
    { path: '/developer/delete/*', status: 204, body: '' },
  ]);
  const calls = countCalls(page, '/developer/create');
  await fillForm(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Add Developer' }).click();
  await expect(page.getByText('Developer created')).toBeVisible();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(calls).toEqual(['POST']);

  await page.getByRole('button', { name: 'Edit Layla Haddad' }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Layla Haddad II');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Developer updated')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Layla Haddad' }).click();
  await page
    .getByRole('dialog', { name: 'Delete developer' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('Developer deleted')).toBeVisible();
  await expectUsable(page);
});
