import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';

const path = '/master/user-subscriptions/company-subscriptions';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figures = (page: Page) => page.getByRole('main').getByRole('definition');
const shown = (page: Page, count: number) =>
  expect(page.getByText(`Showing 1 to ${count} of ${count} subscriptions`)).toBeVisible();

test('a subscription is found, changed and followed by cards and history', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await shown(page, 37);
  await expect(figures(page)).toHaveText(['37', '22', '3', '6']);

  // A card leads to what it counts.
  await button(page, 'Show Expired').click();
  await expect(page).toHaveURL(`${path}?status=Expired`);
  await shown(page, 6);
  await page.getByPlaceholder('Search by company name, id or plan').pressSequentially('comp-003');
  await expect(page.getByText('Showing 1 to 1 of 1 subscription')).toBeVisible();

  const name = 'Marina Heights Real Estate';
  await button(page, `Edit ${name}`).click();
  const form = page.getByRole('dialog', { name: `Edit Subscription - ${name}` });
  await form.getByRole('combobox', { name: 'Plan' }).selectOption('Premium');
  await expect(form.getByRole('textbox', { name: 'Users' })).toHaveValue('10');
  await form.getByRole('button', { name: 'Use Premium limits' }).click();
  await expect(form.getByRole('textbox', { name: 'Users' })).toHaveValue('50');
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Active');
  await form.getByLabel('End Date').fill('2020-01-01');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByText('End date must not be before the start date')).toBeVisible();
  await form.getByLabel('End Date').fill('2027-08-14');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`Subscription for ${name} updated successfully.`)).toBeVisible();
  await expect(form).toBeHidden();
  await expect(figures(page)).toHaveText(['37', '23', '3', '5']);
  await expect(page.getByText('No subscriptions found')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row', { name: /Marina Heights.*Premium.*Active.*2027-08-14/u })).toBeVisible();

  await button(page, `View history ${name}`).click();
  const history = page.getByRole('dialog', { name: `Subscription History - ${name}` });
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText('Plan Upgraded');
  await expect(newest).toContainText('by superadmin@blume.example');
  await expect(newest).toContainText('was Basic');
  await expect(history.getByText('Showing 1 to 10 of 13 entries')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await expectUsable(page);

  // A reload brings the samples back.
  await page.reload();
  await expect(figures(page)).toHaveText(['37', '22', '3', '6']);
});
