import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { button } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/investor-users';

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
