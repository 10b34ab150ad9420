import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { button, dialog, download, visit } from './locators.ts';
import { openAs } from './openAs.ts';

const row = (page: Page, name: string) => page.getByRole('main').getByRole('row').filter({ hasText: name });

/** The subscribers that the dialog of a plan lists. */
async function subscribersOf(page: Page, plan: string): Promise<string> {
  await page
    .getByRole('button', { name: new RegExp(`(?:compan(?:y|ies)|subscribers?) on ${plan}$`, 'u') })
    .click();
  const companies = dialog(page, `Companies on ${plan}`);
  const total = await companies.getByText(/^Total companies using this plan: \d+$/u).innerText();
  // The header is a row too.
  await expect(companies.getByRole('row')).toHaveCount(Number(/\d+$/u.exec(total)) + 1);
  const text = await companies.innerText();
  await page.keyboard.press('Escape');
  // A reload before that would open it again.
  await expect(page).not.toHaveURL(/open=/u);
  return text;
}

test('the plan of an investor is one fact, on whichever screen it is changed', async ({ page, api }) => {
  const name = 'Omar Farouk';
  await openAs(page, api, 'super_admin', '/master/investor-users');
  await expect(row(page, name)).toContainText('Standard Plan');

  // In the form of the investor.
  await button(page, `Edit ${name}`).click();
  await dialog(page, 'Edit Investor').getByRole('combobox', { name: 'Plan' }).selectOption('Premium');
  await dialog(page, 'Edit Investor').getByRole('button', { name: 'Save Changes' }).click();
  await expect(row(page, name)).toContainText('Premium Plan');

  // In the list of subscriptions.
  await visit(page, 'Investor Subscriptions', 'User Subscriptions');
  await expect(row(page, name)).toContainText('Premium');
  await button(page, `Edit ${name}`).click();
  const edit = dialog(page, `Edit Subscription - ${name}`);
  await edit.getByRole('combobox', { name: 'Plan' }).selectOption('Enterprise');
  await edit.getByRole('button', { name: 'Save Changes' }).click();
  await expect(row(page, name)).toContainText('Enterprise');
  await visit(page, 'Investor Plans', 'Plans Management');
  expect(await subscribersOf(page, 'Enterprise')).toContain(name);
  expect(await subscribersOf(page, 'Standard')).not.toContain(name);

  // In the modal of the investor, which says what changes.
  await visit(page, 'Investor Users', 'User Management');
  await expect(row(page, name)).toContainText('Enterprise Plan');
  await button(page, `Subscription ${name}`).click();
  const modal = dialog(page, `Subscription of ${name}`);
  await modal.getByRole('button', { name: 'Edit Subscription' }).click();
  await expect(modal.getByRole('combobox', { name: 'Status' }).locator('option')).toHaveText([
    'Active',
    'Inactive',
    'Expired',
  ]);
  await modal.getByRole('combobox', { name: 'Plan' }).selectOption('Basic');
  await expect(modal.getByText('10 users, 20 projects, 50GB · $588/year')).toBeVisible();
  await expect(modal.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await expect(modal.getByRole('row', { name: /^Plan /u }).getByRole('cell')).toHaveText([
    'Enterprise Plan',
    'Basic Plan',
  ]);
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Subscription Updated', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await visit(page, 'Investor Subscriptions', 'User Subscriptions');
  await expect(row(page, name)).toContainText('Basic');
  await button(page, `View history ${name}`).click();
  const history = dialog(page, `Subscription History - ${name}`);
  await expect(history.getByText('Plan Downgraded')).toBeVisible();
  await expect(history.getByText('Plan Upgraded')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await visit(page, 'Investor Plans', 'Plans Management');
  expect(await subscribersOf(page, 'Basic')).toContain(name);
});

test('the subscription of a company is one fact; a renamed plan keeps it, a halted one is no choice', async ({
  page,
  api,
}) => {
  const name = 'Acme Developments';
  await openAs(page, api, 'super_admin', '/master/plans-management/developer-plans');
  await button(page, 'Edit Basic').click();
  const plan = dialog(page, 'Edit Subscription Plan');
  await plan.getByRole('textbox', { name: 'Name' }).fill('Starter');
  await expect(plan.getByText('Subscriptions to this plan keep the name Basic')).toBeVisible();
  await plan.getByRole('button', { name: 'Save Changes' }).click();
  await expect(plan).toBeHidden();
  await button(page, 'Edit Enterprise').click();
  await plan.getByRole('combobox', { name: 'Status' }).selectOption('Halted');
  await plan.getByRole('button', { name: 'Save Changes' }).click();
  await expect(plan).toBeHidden();

  await page.getByRole('link', { name: 'Developer Company Management' }).first().click();
  await expect(row(page, name)).toContainText('Premium Plan');
  await button(page, `Subscription ${name}`).click();
  const modal = dialog(page, `Subscription of ${name}`);
  await modal.getByRole('button', { name: 'Edit Subscription' }).click();
  await expect(modal.getByRole('combobox', { name: 'Plan' }).locator('option')).toHaveText([
    'Basic Plan · $49/month',
    'Standard Plan · $999/year',
    'Premium Plan · $559/quarter',
  ]);
  await modal.getByRole('combobox', { name: 'Plan' }).selectOption('Basic');
  await modal.getByRole('button', { name: 'Save Changes' }).click();
  await expect(modal.getByRole('button', { name: 'Edit Subscription' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, name)).toContainText('Basic Plan');

  await visit(page, 'Company Subscriptions', 'User Subscriptions');
  await expect(row(page, name)).toContainText('Basic');
  await visit(page, 'Developer Plans', 'Plans Management');
  expect(await subscribersOf(page, 'Starter')).toContain(name);

  await page.reload();
  expect(await subscribersOf(page, 'Premium')).toContain(name);
});

test('a typed price is one amount in form, list, export, subscription, history and Revenue', async ({
  page,
  api,
}) => {
  const name = 'Acme Developments';
  await openAs(page, api, 'super_admin', '/master/plans-management/developer-plans');
  await button(page, 'Edit Standard').click();
  const plan = dialog(page, 'Edit Subscription Plan');
  const price = plan.getByRole('textbox', { name: 'Price' });
  // Enter does not leave the field: what can be two amounts is refused, what is one is saved and said.
  await price.fill('1.299');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAccessibleDescription('This can be 1.299 or 1,299: write it like 1,299.50');
  await price.fill('1.299,00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Price: 1,299.00', { exact: true })).toBeVisible();
  await expect(page.getByRole('cell', { name: '$1,299.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Export' }).click();
  const { bytes } = await download(page, page.getByRole('menuitem', { name: 'CSV' }));
  expect(bytes.toString('utf8')).toMatch(/^Standard,.*,1299,USD,/mu);

  await visit(page, 'Company Subscriptions', 'User Subscriptions');
  await button(page, `Edit ${name}`).click();
  const edit = dialog(page, `Edit Subscription - ${name}`);
  await edit.getByRole('combobox', { name: 'Plan' }).selectOption('Standard');
  await edit.getByRole('combobox', { name: 'Billing Cycle' }).selectOption('Yearly');
  await edit.getByRole('textbox', { name: 'End Date' }).fill('20310905');
  await page.keyboard.press('Enter');
  await expect(page.getByText('End Date: 2031-09-05', { exact: true })).toBeVisible();
  await expect(row(page, name)).toContainText('2031-09-05');
  await button(page, `View history ${name}`).click();
  const history = dialog(page, `Subscription History - ${name}`);
  await expect(history.getByText('$1,299/year').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Reports' }).first().click();
  await page
    .getByRole('link', { name: /Revenue/u })
    .first()
    .click();
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.selectOption({ index: 0 });
  await expect(row(page, name).filter({ hasText: '$1,299' })).toBeVisible();
});
