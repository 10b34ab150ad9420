import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openSamples } from './openAs.ts';

const email = (page: Page) => page.getByRole('dialog', { name: 'Bulk Email Tool' });

async function send(page: Page, count: number) {
  await email(page).getByRole('textbox', { name: 'Subject' }).fill('News of your plan');
  await email(page).getByRole('textbox', { name: 'Body' }).fill('It is no longer available.');
  await email(page)
    .getByRole('button', { name: `Send to ${count}` })
    .click();
  await expect(email(page)).toBeHidden();
}

test('the toast of a halted plan leads to an email to its companies, from another screen too', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', '/master/plans-management/developer-plans');
  await page.getByRole('button', { name: 'Edit Standard' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Subscription Plan' });
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Halted');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('button', { name: /^Email the \d+ companies$/u }).click();
  const companies = page.getByRole('dialog', { name: 'Companies on Standard' });
  await companies.getByRole('button', { name: 'Email', exact: true }).click();
  const to = await email(page)
    .getByText(/^To: \d+ companies on Standard$/u)
    .textContent();
  await send(page, Number(/\d+/u.exec(to ?? '')?.[0]));
  await expect(page.getByText(/^Email sent to \d+ companies\.$/u)).toBeVisible();
  await expect(companies).toBeVisible();
});
