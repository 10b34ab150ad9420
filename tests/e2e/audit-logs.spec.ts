import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import JSZip from 'jszip';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { chooseFilter } from './filters.ts';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';

const path = '/master/audit-logs';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const titled = (page: Page, count: number) =>
  expect(page.getByRole('heading', { level: 2, name: `Audit Trail (${count} records)` })).toBeVisible();
/** The day of this moment as the browser writes it. */
const today = (page: Page) => page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));

/** The file that a press of this button downloads. */
async function saved(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('an investigation: filter, open an entry, pivot, save the view, come back', async ({ page, api }) => {
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
  await button(page, 'Same IP address').click();
  await expect(page.getByText('Same IP address: 198.51.100.78')).toBeVisible();
  await expect(page).toHaveURL(`${path}?ip=%22198.51.100.78%22`);
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
  await button(page, 'Back').click();
  await expect(page).toHaveURL(`${path}?category=Authentication&result=failed`);

  await page.goto(`${path}?open=details&id=AUD-0068`);
  const details = page.getByRole('dialog', { name: 'Full Details' });
  await expect(details.getByRole('table', { name: 'Before and After' })).toContainText('hello@acme.example');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(path);
  await expectUsable(page);
});

test('Export Logs and the evidence pack hold what is selected, else what matches', async ({ page, api }) => {
  await openSamples(page, api, 'super_admin', `${path}?category=Billing&result=pending`);
  await titled(page, 3);
  const all = await saved(page, 'Export Logs');
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
  const one = await saved(page, 'Export Logs');
  expect(parse(one.bytes, { bom: true })).toHaveLength(2);

  const pack = await saved(page, 'Evidence Pack');
  expect(pack.name).toBe(`audit-evidence-${await today(page)}.zip`);
  const zip = await JSZip.loadAsync(pack.bytes, { checkCRC32: true });
  const sums = (await zip.file('SHA256SUMS')?.async('text'))?.trimEnd().split('\n') ?? [];
  expect(sums).toHaveLength(3);
  for (const line of sums) {
    const [hash, name = ''] = line.split('  ');
    const bytes = (await zip.file(name)?.async('nodebuffer')) ?? Buffer.alloc(0);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  }
  const about = await zip.file('about.txt')?.async('text');
  const { name, email } = accounts.super_admin;
  expect(about).toContain(`Made by: "${name}", "${email}"\n`);
  expect(about).toContain(
    'Holds: 1 record, selected by hand\nFilters:\n- Category is Billing\n- Result is Pending\n',
  );
  await expectUsable(page);
});
