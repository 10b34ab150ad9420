import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import readWorkbook from 'read-excel-file/node';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectUsable, test } from './journey.ts';
import { button, download } from './locators.ts';
import { openSamples } from './openAs.ts';

const path = '/master/reports';

const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Stops the clock of the open page: a run goes on with `page.clock.runFor` alone. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await page.clock.pauseAt('2026-11-21T09:00:01Z');
}

test('a failed report is retried, canceled, generated, and its files hold what the charts show', async ({
  page,
  api,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const writers = () => asked.filter((file) => /\/report(?:Pdf|Xlsx)-/u.test(file)).length;
  await openSamples(page, api, 'super_admin', path);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Sample data')).toBeVisible();

  await stopClock(page);
  const failed = cardOf(page, 'Audit Activity Report');
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
  await expect(failed.getByRole('button', { name: 'PDF' })).toBeDisabled();
  await failed.getByRole('button', { name: 'Generate' }).click();
  await expect(failed.getByRole('progressbar')).toBeVisible();
  await failed.getByRole('button', { name: 'Cancel' }).click();
  await expect(failed.getByText('Failed', { exact: true })).toBeVisible();
  await failed.getByRole('button', { name: 'Generate' }).click();
  await page.clock.runFor(3000);
  await expect(failed.getByText('Ready', { exact: true })).toBeVisible();
  await expect(page.getByText('Report generated')).toBeVisible();
  await page.clock.resume();

  // What writes comes when it is reached for.
  expect(writers()).toBe(0);
  const pdf = await download(page, button(page, 'PDF Audit Activity Report'));
  expect(pdf.name).toBe('audit-activity-report-2026-11-21.pdf');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)), { mergePages: true });
  expect(text).toContain('Audit Activity Report');
  expect(text).toMatch(/Authentication \d+ \d+ \d+\.\d%/u);
  expect(text).toContain('Page 1 of 1');

  expect(writers()).toBe(1);
  const xlsx = await download(page, button(page, 'Excel User Growth Report'));
  expect(xlsx.name).toBe('user-growth-report-2025-12-to-2026-11-2026-11-20.xlsx');
  const sheets = await readWorkbook(xlsx.bytes);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Report', 'Users by month']);
  expect(sheets[1]?.data.at(-1)).toEqual([new Date('2026-11-01T00:00:00Z'), 9218, 6144, 15_362]);

  await expect(
    page.getByRole('group', { name: /^User Growth Trend, .* to 9,218, .* to 6,144\.$/u }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Show table of User Growth Trend' }).click();
  await expect(page.getByRole('row', { name: 'Nov 2026 9,218 6,144 15,362' })).toBeVisible();
  await expectUsable(page);
});

test('a run goes on while another screen is open; a reload brings the samples back', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  const card = cardOf(page, 'Revenue');
  const before = await card.getByRole('time').innerText();
  await stopClock(page);
  await card.getByRole('button', { name: 'Generate' }).click();
  await expect(card.getByText('Generating', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Audit Logs' }).click();
  await expect(page).toHaveURL('/master/audit-logs');
  await page.clock.runFor(3000);
  await expect(page.getByText('Report generated')).toBeVisible();
  await page.goBack();
  await expect(card.getByText('Ready', { exact: true })).toBeVisible();
  await expect(card.getByRole('time')).not.toHaveText(before);
  await page.clock.resume();
  await page.reload();
  await expect(card.getByRole('time')).toHaveText(before);
});

test('a bar of Revenue is the sum of its entries, an entry leads to the history that states it, and Back to the bar', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', path);
  await cardOf(page, 'Revenue')
    .getByRole('link', { name: /Revenue/u })
    .click();
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: '2026' });
  await page.getByRole('combobox', { name: 'Group by' }).selectOption('Plan');
  const bar = page.getByRole('link', { name: /^Premium /u });
  const total = /\$[\d,]+/u.exec((await bar.textContent()) ?? '')?.[0];
  await bar.click();
  await expect(page).toHaveURL(/group=Premium/u);
  const entries = page.getByRole('table', { name: 'Entries' });
  const amounts = await entries.getByRole('cell', { name: /^\$/u }).allTextContents();
  const sum = amounts.reduce((before, amount) => before + Number(amount.replace(/[$,]/gu, '')), 0);
  expect(amounts.length).toBeGreaterThan(1);
  expect(total).toBe(`$${sum.toLocaleString('en')}`);
  const subscriber = entries.getByRole('row').nth(1).getByRole('link');
  const name = await subscriber.textContent();
  const amount = amounts[0] ?? '';
  await subscriber.click();
  const history = page.getByRole('dialog', { name: `Subscription History - ${name}` });
  await expect(history.getByText(amount, { exact: false }).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/group=Premium/u);
  await expect(entries.getByRole('row')).toHaveCount(amounts.length + 1);

  await page.getByRole('textbox', { name: 'Days from' }).fill('2027-01-01');
  await expect(page.getByRole('alert')).toHaveText('The last day must not be before the first');
});
