import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const path = '/master/developer-users';
const resting = { status: 500, body: { message: 'The server is resting.' } };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Add Developer' });

async function fillForm(page: Page): Promise<void> {
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
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
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

test('a failed save keeps the input and can be repeated', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  await fillForm(page);
  await api.faults([{ path: '/developer/create', times: 1, ...resting }]);
  await save(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('The server is resting.');
  // The fault stays on, because the browser itself retries a request on a reused connection that was closed.
  await api.faults([{ path: '/developer/create', reset: true }]);
  await save(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(field(page, 'Name')).toHaveValue('Nadia Rahimi');
  await api.faults([]);
  await save(page).click();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
  await expect(page.getByText('The server cannot be reached.')).toHaveCount(0);
});

test('an error of the server about a field is shown at the field, in every format', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=add`);
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  await fillForm(page);
  for (const [number, body] of [
    { errors: { emiratesId: 'Wrong 1' } },
    { errors: [{ path: 'emiratesId', msg: 'Wrong 2' }] },
    { errors: { emiratesId: { message: 'Wrong 3' } } },
    { message: ['emiratesID must not be Wrong 4'], error: 'Bad Request' },
    { detail: [{ loc: ['body', 'emirates_id'], msg: 'Wrong 5' }] },
    { errors: [{ source: { pointer: '/data/attributes/EmiratesId' }, detail: 'Wrong 6' }] },
    { detail: 'emiratesId: Wrong', violations: [{ propertyPath: 'emiratesId', message: 'Wrong 7' }] },
    { error: { details: [{ path: ['emiratesId'], message: 'Wrong 8' }] } },
  ].entries()) {
    await api.faults([{ path: '/developer/create', status: 422, body }]);
    await save(page).click();
    await expect(field(page, 'Emirates ID')).toHaveAccessibleDescription(
      new RegExp(`Wrong ${number + 1}`, 'u'),
    );
    await expect(page.getByText('Something went wrong')).toHaveCount(0);
  }
  const errors = { emiratesId: 'Wrong 9', email: 'Wrong 10' };
  const body = { message: 'Validation failed', errors };
  await api.faults([{ path: '/developer/create', status: 422, body }]);
  await save(page).click();
  await expect(field(page, 'Emirates ID')).toHaveAccessibleDescription(/Wrong 9/u);
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Wrong 10/u);
  await expect(page.getByText('Validation failed')).toHaveCount(1);
});

test('a developer that someone else deleted is reported and leaves the list', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await button(page, 'Edit Omar Farouk').click();
  await field(page, 'Name').fill('Omar Farouk II');
  const deleteElsewhere = async (name: string) => {
    const id = new URL(page.url()).searchParams.get('id');
    const answer = await page.evaluate(
      async ([origin, developer]) =>
        (
          await fetch(`${origin}/api/v1/developer/delete/${developer}`, {
            method: 'DELETE',
            credentials: 'include',
          })
        ).status,
      [process.env.E2E_API_ORIGIN ?? '', id] as const,
    );
    expect(answer, name).toBe(200);
  };
  await deleteElsewhere('Omar Farouk');
  await button(page, 'Save Changes').click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'This developer was deleted by someone else',
  );
  await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Omar Farouk II');
  await page.keyboard.press('Escape');
  await button(page, 'Discard').click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await button(page, 'Delete Layla Haddad').click();
  await expect(page).toHaveURL(/open=delete/u);
  await deleteElsewhere('Layla Haddad');
  await page
    .getByRole('dialog', { name: 'Delete developer' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('This developer no longer exists.')).toBeVisible();
  await expect(page.getByText('Showing 1 to 62 of 62 developers')).toBeVisible();
  await expect(page.getByText('Developer deleted')).toHaveCount(0);
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
  await expect(button(page, 'Edit Layla Haddad')).toBeVisible();
  await expect(page.getByText('Showing 1 to 63 of 63 developers')).toBeVisible();
  await expect(button(page, 'Edit Omar Farouk')).toHaveCount(0);
});

test('companies that failed to load can be retried in the form', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', path);
  await api.faults([{ path: '/company/getAll', ...resting }]);
  await button(page, 'Add Developer').click();
  const company = page.getByRole('combobox', { name: 'Company' });
  await expect(company).toHaveAccessibleDescription(/Failed to load companies. The server is resting./u);
  await fillForm(page);
  await save(page).click();
  await expect(page.getByText('Please fill in all required fields')).toBeVisible();
  await expect(company).toBeFocused();
  await api.faults([]);
  await button(page, 'Retry').click();
  await expect(company).toHaveValue('Acme Developments');
  await expect(company).toBeFocused();
  await save(page).click();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
});
