import { expect } from 'playwright/test';
import { fillDeveloper } from './fillDeveloper.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const MAY_EXIST = 'The answer was lost. The record may exist: look in the list before you save again.';

test('a new developer whose answer was lost may exist: the list behind the form is read again', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/developer-users?open=add');
  const calls = countCalls(page, '/developer/create');
  await api.faults([{ path: '/developer/create', times: 1, truncate: true }]);
  await fillDeveloper(page);
  const form = page.getByRole('dialog', { name: 'Add Developer' });
  await form.getByRole('button', { name: 'Add Developer' }).click();
  await expect(form.getByRole('alert')).toContainText(MAY_EXIST);
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nadia Rahimi');
  await expect(page.locator('td', { hasText: 'nadia@acme.example' })).toBeVisible();
  expect(calls).toEqual(['POST']);
});
