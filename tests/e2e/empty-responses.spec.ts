import { expect } from 'playwright/test';
import { fillDeveloper } from './fillDeveloper.ts';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const DEVELOPERS = '/master/developer-users';

test('creating, changing and deleting a developer succeeds with empty responses', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${DEVELOPERS}?open=add`);
  await api.faults([
    { path: '/developer/create', status: 201, body: '' },
    { path: '/developer/update/*', status: 200, body: '' },
    { path: '/developer/delete/*', status: 204, body: '' },
  ]);
  const calls = countCalls(page, '/developer/create');
  await fillDeveloper(page);
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
