import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { type TestApi, test } from './journey.ts';
import { select, selectedRows } from './locators.ts';
import { openAs, openSamples } from './openAs.ts';
import { passExpiry, signInHere } from './signIn.ts';

const email = (page: Page) => page.getByRole('dialog', { name: 'Bulk Email Tool' });

async function send(page: Page, count: number) {
  await email(page).getByRole('textbox', { name: 'Subject' }).fill('News of your plan');
  await email(page).getByRole('textbox', { name: 'Body' }).fill('It is no longer available.');
  await email(page).getByRole('button', { name: 'Review Email' }).click();
  await page
    .getByRole('dialog', { name: 'Send email' })
    .getByRole('button', { name: `Send to ${count} people` })
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
  await companies.getByRole('button', { name: /^Email the \d+ companies$/u }).click();
  await expect(email(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(
    'The plan Standard is halted',
  );
  const to = await email(page)
    .getByText(/^To: \d+ companies on Standard$/u)
    .textContent();
  await send(page, Number(/\d+/u.exec(to ?? '')?.[0]));
  await expect(page.getByText(/^Email sent to \d+ companies\.$/u)).toBeVisible();
  await expect(companies).toBeVisible();
});

/** Selects two developers and begins an email to them; returns its text. */
async function writeToTwo(page: Page) {
  for (const name of ['Layla Haddad', 'Omar Farouk']) await select(page, name);
  await selectedRows(page).getByRole('button', { name: 'Email' }).click();
  return email(page).getByRole('textbox', { name: 'Body' });
}

/** Begins an email over which the session expires. */
async function expireOver(page: Page, api: TestApi) {
  await page.clock.install();
  await openAs(page, api, 'super_admin', '/master/developer-users');
  await (await writeToTwo(page)).fill('Half a text');
  await email(page).getByRole('textbox', { name: 'Subject' }).fill('News');
  await api.expire();
  await email(page).getByRole('button', { name: 'Review Email' }).click();
  await passExpiry(page);
}

test('after an expired session an email is open again for its recipients, and is sent to them', async ({
  page,
  api,
}) => {
  await expireOver(page, api);
  await signInHere(page, api, 'super_admin');
  await expect(email(page)).toContainText('To: 2 developers');
  await expect(email(page).getByRole('textbox', { name: 'Body' })).toHaveValue('Half a text');
  await send(page, 2);
  await expect(page.getByText('Email sent to 2 developers.')).toBeVisible();
});

test('after an expired session another user does not get the email', async ({ page, api }) => {
  await expireOver(page, api);
  await signInHere(page, api, 'admin');
  await page.getByRole('button', { name: 'User Management' }).click();
  await page.getByRole('link', { name: 'Developer Users' }).click();
  await expect(await writeToTwo(page)).toHaveValue('');
});
