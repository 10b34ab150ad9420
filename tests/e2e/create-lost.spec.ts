import { expect } from 'playwright/test';
import { fillDeveloper } from './fillDeveloper.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

test('a new developer whose answer was lost is looked up, and not added twice', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/developer-users?open=add');
  const calls = countCalls(page, '/developer/create');
  await api.faults([{ path: '/developer/create', times: 1, status: 504, body: 'Timeout', late: 2500 }]);
  await fillDeveloper(page);
  const form = page.getByRole('dialog', { name: 'Add Developer' });
  await form.getByRole('button', { name: 'Add Developer' }).click();
  await expect(form.getByRole('alert')).toContainText('The developer may have been added all the same.');
  await form.getByRole('button', { name: 'Look' }).click();
  await expect(form.getByText('The list does not have this developer now.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nadia Rahimi');

  await expect(async () => {
    if (await form.isVisible()) await form.getByRole('button', { name: 'Look' }).click();
    await expect(form).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('The developer was added: the list has it')).toBeVisible();
  await expect(page.getByPlaceholder('Search by name or email')).toHaveValue('nadia@acme.example');
  await expect(page.getByText('Showing 1 to 1 of 1 developer')).toBeVisible();
  expect(calls).toEqual(['POST']);
});

test('a new company whose answer was lost is looked up', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/company-management?open=add');
  await api.faults([{ path: '/company/create', times: 1, truncate: true }]);
  const form = page.getByRole('dialog', { name: 'Add New Company' });
  await form.getByLabel('Company Name').fill('Pier Nine');
  await form.getByLabel('Company Email').fill('hello@pier9.example');
  await form.getByRole('button', { name: 'Add Company' }).click();
  await expect(form.getByRole('alert')).toContainText('The company may have been added all the same.');
  await form.getByRole('button', { name: 'Look' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
});

test('an empty 200 does not say that a developer exists', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/developer-users?open=add');
  await api.faults([{ path: '/developer/create', times: 1, status: 200, body: '' }]);
  await fillDeveloper(page);
  const form = page.getByRole('dialog', { name: 'Add Developer' });
  await form.getByRole('button', { name: 'Add Developer' }).click();
  await expect(form.getByRole('alert')).toContainText('The developer may have been added all the same.');
  // It was not: the list does not have it, and Save adds it.
  await form.getByRole('button', { name: 'Look' }).click();
  await expect(form.getByText('The list does not have this developer now.')).toBeVisible();
  await form.getByRole('button', { name: 'Add Developer' }).click();
  await expect(page.getByText('Developer saved successfully')).toBeVisible();
});
