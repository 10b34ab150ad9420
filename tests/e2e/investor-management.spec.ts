import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const path = '/master/investor-users';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const shown = (page: Page, count: number) =>
  expect(page.getByText(`Showing 1 to ${count} of ${count} investors`)).toBeVisible();

async function add(page: Page): Promise<void> {
  await button(page, 'Add Investor').click();
  const form = page.getByRole('dialog', { name: 'Add Investor' });
  for (const [name, text] of [
    ['Name', '  Nadia Rahimi '],
    ['Email', 'nadia@cedar.example'],
    ['Mobile', '+971 50 000 0000'],
    ['Emirate ID', '784199112345671'],
    ['Street', '1 Bay Road'],
    ['City', 'Dubai'],
    ['State', 'Dubai'],
    ['Country', 'UAE'],
    ['Zip Code', '00000'],
  ] as const) {
    await form.getByRole('textbox', { name, exact: true }).fill(text);
  }
  await form.getByRole('button', { name: 'Add Investor' }).click();
  await expect(page.getByText('Investor added successfully')).toBeVisible();
  await expect(form).toBeHidden();
}

test('an investor is added, found, changed, deleted and restored', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await shown(page, 25);
  await expect(page.getByRole('main').getByText('Sample data')).toBeVisible();
  await add(page);
  await shown(page, 26);
  await expect(page.getByRole('row', { name: /Nadia Rahimi.*784-1991-1234567-1/u })).toBeVisible();

  await page.getByPlaceholder('Search by name, email or address').pressSequentially('bay road');
  await expect(page.getByText('Showing 1 to 1 of 1 investor')).toBeVisible();
  await expect(page).toHaveURL(`${path}?search=bay+road`);
  await button(page, 'Edit Nadia Rahimi').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nadia Rahimi-Stone');
  await page.getByRole('dialog').getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await button(page, 'Save Changes').click();
  await expect(page.getByText('Investor updated successfully')).toBeVisible();
  await expect(page.getByRole('row', { name: /Nadia Rahimi-Stone.*Inactive/u })).toBeVisible();

  await button(page, 'Delete Nadia Rahimi-Stone').click();
  await page.getByRole('dialog', { name: 'Delete investor' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Investor deleted')).toBeVisible();
  await expect(page.getByText('No investors found')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByRole('row', { name: /Nadia Rahimi-Stone/u })).toBeVisible();
  await button(page, 'Delete Nadia Rahimi-Stone').click();
  await page.getByRole('dialog', { name: 'Delete investor' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await shown(page, 25);
  await expect(page).toHaveURL(path);
});

test('Edit in the details leads to the form, and saving leads back to the changed details', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  await button(page, 'View Layla Haddad').click();
  const details = page.getByRole('dialog', { name: 'Investor Details' });
  await details.getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`${path}?open=edit&id=USR-001`);
  const form = page.getByRole('dialog', { name: 'Edit Investor' });
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Inactive');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(details).toContainText('Inactive');
  await expect(page).toHaveURL(`${path}?open=details&id=USR-001`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await expect(button(page, 'View Layla Haddad')).toBeFocused();
});
