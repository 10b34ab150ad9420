import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

const unreachable = 'The server cannot be reached. Check the connection and try again.';

test('offline a save keeps its form, a deletion its row and a search its text; online again each goes on', async ({
  page,
  api,
  context,
}) => {
  await openAs(page, api, 'super_admin', '/master/company-management');
  await page.getByRole('button', { name: 'Edit Acme Developments' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Company' });
  await form.getByLabel('Company Name').fill('Acme Offline');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toHaveText(unreachable);
  await expect(form.getByLabel('Company Name')).toHaveValue('Acme Offline');
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();

  const remove = page.getByRole('button', { name: 'Delete Acme Offline' });
  const confirm = page
    .getByRole('dialog', { name: 'Delete company' })
    .getByRole('button', { name: 'Delete' });
  await remove.click();
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText(unreachable)).toBeVisible();
  await expect(remove).toBeVisible();
  await context.setOffline(false);
  await remove.click();
  await confirm.click();
  await expect(page.getByText('Company deleted')).toBeVisible();
  await expect(remove).toBeHidden();

  const search = page.getByPlaceholder('Search by company name or email');
  await context.setOffline(true);
  await search.fill('coral');
  await expect(page.getByRole('main').getByText(unreachable)).toBeVisible();
  await expect(search).toHaveValue('coral');
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'View Coral Bay Estates' })).toBeVisible();
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
});
