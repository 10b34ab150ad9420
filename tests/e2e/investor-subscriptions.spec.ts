import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';

const path = '/master/user-subscriptions/investor-subscriptions';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const figures = (page: Page) => page.getByRole('main').getByRole('definition');

test('rows of several pages are selected, reminded and exported', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByText('Showing 1 to 10 of 34 subscriptions')).toBeVisible();
  await expect(figures(page)).toHaveText(['34', '19', '6', '4']);

  await page.getByRole('checkbox', { name: 'Select Omar Farouk' }).check();
  await button(page, 'Page 2').click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await page.getByRole('checkbox', { name: 'Select 田中 美咲' }).check();
  const bar = page.getByRole('group', { name: 'Selected rows' });
  await expect(bar.getByText('2 selected')).toBeVisible();

  await bar.getByRole('button', { name: 'Send Renewal Reminders' }).click();
  const asked = page.getByRole('dialog', { name: 'Send renewal reminders' });
  await expect(asked.getByRole('listitem')).toHaveText(['Omar Farouk', '田中 美咲']);
  await expect(asked).toContainText('nothing is really sent');
  await asked.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent renewal reminders to 2 selected users.')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export Selected' }).click(),
  ]);
  await expect(page.getByText('Exporting data for 2 selected subscriptions.')).toBeVisible();
  expect(download.suggestedFilename()).toMatch(/^investor-subscriptions-selected-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Investor,User ID,Type,Plan,Status,');
  expect(lines[1]).toContain('Omar Farouk,USR-002,Developer,Standard,Active,');
  expect(lines[2]).toContain('田中 美咲,USR-105,Broker,Premium,Renewal,');
});

test('a card leads to what ends soon; a change is in the row, the cards and the history', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  await button(page, 'Show Expiring Soon').click();
  await expect(page).toHaveURL(`${path}?status=Grace+Period&status=Renewal`);
  await expect(page.getByText('Showing 1 to 6 of 6 subscriptions')).toBeVisible();

  const name = 'José María Fernández';
  await button(page, `Edit ${name}`).click();
  const form = page.getByRole('dialog', { name: `Edit Subscription - ${name}` });
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Expired');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Discard changes?' })).toBeHidden();

  await button(page, `Edit ${name}`).click();
  await form.getByRole('combobox', { name: 'Status' }).selectOption('Expired');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(`Subscription for ${name} updated successfully.`)).toBeVisible();
  await expect(page.getByText('Showing 1 to 5 of 5 subscriptions')).toBeVisible();
  await expect(figures(page)).toHaveText(['34', '19', '5', '5']);
  await expectUsable(page);
});

test('a long history is read page by page, from the global search on', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByText('Showing 1 to 10 of 34 subscriptions')).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('usr-116');
  await search.getByRole('group', { name: 'Investor Subscriptions' }).getByRole('option').click();
  const history = page.getByRole('dialog', { name: 'Subscription History - Bo' });
  await expect(history.getByText('Showing 1 to 10 of 24 entries')).toBeVisible();
  const next = history.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  await expect(history.getByText('Showing 21 to 24 of 24 entries')).toBeVisible();
  await expect(next).toBeDisabled();
  const terms = history.getByRole('region', { name: 'Terms' });
  await expect(terms.getByRole('listitem').last()).toContainText('Initial Subscription');
  await history.getByRole('button', { name: 'Previous' }).click();
  await expect(history.getByText('Showing 11 to 20 of 24 entries')).toBeVisible();
});
