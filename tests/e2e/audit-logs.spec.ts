import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { button, chooseFilter, download } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/audit-logs';

const titled = (page: Page, count: number) =>
  expect(page.getByRole('heading', { level: 2, name: `Audit Trail (${count} records)` })).toBeVisible();
/** The day of this moment as the browser writes it. */
const today = (page: Page) => page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));

test('an investigation: filter, open an entry, filter by its address, save the view, come back', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  await titled(page, 68);
  await chooseFilter(page, 'Result', 'Failed');
  await titled(page, 14);
  await expect(page).toHaveURL(`${path}?result=failed`);
  await button(page, 'Page 2').click();
  await expect(page).toHaveURL(`${path}?result=failed&page=2`);
  // A changed filter leads to page one.
  await chooseFilter(page, 'Category', 'Authentication');
  await expect(page).toHaveURL(`${path}?category=Authentication&result=failed`);

  await page
    .getByRole('row', { name: /Unknown visitor.*198\.51\.100\.78/u })
    .first()
    .press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Too many attempts. Try again in 15 minutes.')).toBeVisible();
  await page.goto(`${path}?ip=%22198.51.100.78%22`);
  await titled(page, 3);
  await button(page, 'Save view').click();
  await page.getByRole('dialog').getByRole('textbox').fill('The script');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('link', { name: 'The script', exact: true });
  await expect(view).toHaveAttribute('aria-current', 'true');

  await page.goBack();
  await expect(page).toHaveURL(`${path}?category=Authentication&result=failed`);
  await view.click();
  await titled(page, 3);

  await page.goto(`${path}?open=details&id=AUD-0068`);
  const details = page.getByRole('dialog', { name: 'Full Details' });
  await expect(details.getByRole('table', { name: 'Before and After' })).toContainText('hello@acme.example');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await expectUsable(page);
});

test('Export Logs holds what is selected, else what matches', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${path}?category=Billing&result=pending`);
  await titled(page, 3);
  const all = await download(page, button(page, 'Export Logs'));
  expect(all.name).toBe(`audit-logs-${await today(page)}.csv`);
  const rows: string[][] = parse(all.bytes, { bom: true, record_delimiter: '\r\n' });
  expect(rows.map((row) => row[2])).toEqual([
    'Action',
    'Payment Submitted',
    'Refund Issued',
    'Plan Upgrade Requested',
  ]);

  await page.getByRole('checkbox', { name: /^Select Refund Issued by / }).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  const one = await download(page, button(page, 'Export Logs'));
  expect(parse(one.bytes, { bom: true })).toHaveLength(2);

  await expectUsable(page);
});
