import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { button, download, figures, select, selectedRows } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/user-subscriptions/investor-subscriptions';

test('rows of several pages are selected, reminded and exported', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByText('Showing 1 to 10 of 34 subscriptions')).toBeVisible();
  await expect(figures(page)).toHaveText(['34', '19', '6', '4']);

  await select(page, 'Omar Farouk');
  await button(page, 'Page 2').click();
  await expect(page).toHaveURL(`${path}?page=2`);
  await select(page, '田中 美咲');
  const bar = selectedRows(page);
  await expect(bar.getByText('2 selected')).toBeVisible();

  await bar.getByRole('button', { name: 'Send Renewal Reminders' }).click();
  const asked = page.getByRole('dialog', { name: 'Send renewal reminders' });
  await expect(asked.getByRole('listitem')).toHaveText([/^Omar Farouk </u, /^田中 美咲 </u]);
  await expect(asked).toContainText('nothing is really sent');
  await asked.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(page.getByText('Sent renewal reminders to 2 selected users.')).toBeVisible();

  const file = await download(page, bar.getByRole('button', { name: 'Export Selected' }));
  await expect(page.getByText('Exporting data for 2 selected subscriptions.')).toBeVisible();
  expect(file.name).toMatch(/^investor-subscriptions-selected-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = file.bytes.toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toContain('Investor,User ID,Type,Plan,Status,');
  expect(lines[1]).toContain('Omar Farouk,USR-002,Developer,Standard,Active,');
  expect(lines[2]).toContain('田中 美咲,USR-105,Broker,Premium,Renewal,');
});
