import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { developers } from '#fixtures/build/samples.ts';
import { test } from './journey.ts';
import { download, select, selectedRows } from './locators.ts';
import { openAs } from './openAs.ts';

const DEVELOPERS = '/master/developer-users';
const COMPANIES = '/master/company-management';
const INVESTORS = '/master/investor-users';

/** The file downloaded by this item of the Export menu. */
async function exported(page: Page, within: ReturnType<Page['locator']>, format: string) {
  await within.getByRole('button', { name: 'Export' }).click();
  return download(page, page.getByRole('menuitem', { name: format }));
}

function sheetRows(bytes: Uint8Array): string[] {
  const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return sheet.match(/<row .*?<\/row>/gsu) ?? [];
}

test('shown rows are exported as CSV, selected ones as XLSX', { tag: '@browsers' }, async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${DEVELOPERS}?sort=name.desc`);
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
  const csv = await exported(page, page.getByRole('main'), 'CSV');
  expect(csv.name).toMatch(/^developers-\d{4}-\d\d-\d\d\.csv$/u);
  const lines = new TextDecoder().decode(csv.bytes).trimEnd().split('\r\n');
  expect(lines[0]).toBe('Name,Company,Email,Phone Number,Emirates Id,Status,Last Login (UTC),Sub-Users');
  expect(lines).toHaveLength(65);
  const layla = lines.find((line) => line.startsWith('Layla Haddad,'));
  expect(layla).toMatch(/,'\+971.*,Active,\d{4}-\d\d-\d\dT08:14:00\.000Z,3$/u);

  await select(page, developers.find(({ name }) => name === 'Zdeněk Dvořák')?.name ?? '');
  const xlsx = await exported(page, selectedRows(page), 'Excel (XLSX)');
  expect(xlsx.name).toMatch(/^developers-selected-\d{4}-\d\d-\d\d\.xlsx$/u);
  const rows = sheetRows(xlsx.bytes);
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain('Zdeněk Dvořák');
});

test('20,000 companies are exported as XLSX from all pages of the server', async ({ page, api }) => {
  test.slow();
  await openAs(page, api, 'super_admin', COMPANIES, { companies: 20_000 });
  await expect(page.getByText('Showing 1 to 20 of 20,000 companies')).toBeVisible();
  const file = await exported(page, page.getByRole('main'), 'Excel (XLSX)');
  expect(sheetRows(file.bytes)).toHaveLength(20_001);
  await expect(page.getByText('20,000 companies exported')).toBeVisible();
});

test('bulk deletion reports failures and keeps their rows selected', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  const names = developers.slice(0, 5).map(({ name }) => name);
  expect(names).toHaveLength(5);
  for (const name of names) await select(page, name);
  await selectedRows(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete developers' });
  for (const name of names) await expect(question.getByText(name, { exact: true })).toBeVisible();
  await api.faults([
    { path: '/developer/delete/*', method: 'DELETE', times: 2, status: 500, body: { message: 'Resting' } },
  ]);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('3 deleted, 2 failed: Resting')).toBeVisible();
  await expect(selectedRows(page).getByText('2 selected')).toBeVisible();
  await expect(page.getByText('Showing 1 to 61 of 61 developers')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden();
  await expect(page.getByRole('checkbox', { name: `Select ${names[0]}` })).toBeChecked();

  await selectedRows(page).getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 deleted', { exact: true })).toBeVisible();
  await expect(selectedRows(page)).toBeHidden();
  await expect(page.locator('tr:focus')).toHaveRole('row');
  await expect(page.getByText('Showing 1 to 59 of 59 developers')).toBeVisible();
});

test('the status of many developers is changed and undone', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', DEVELOPERS);
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name: 'Edit Layla Haddad' }) });
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
  await select(page, 'Layla Haddad');
  await selectedRows(page).getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: 'Inactive' }).click();
  await expect(page.getByText('1 set to Inactive')).toBeVisible();
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 set back')).toBeVisible();
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('companies of all pages are selected by one read, and deleted samples are restored', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', COMPANIES);
  await select(page, 'Acme Developments');
  await selectedRows(page).getByRole('button', { name: 'Select all 37' }).click();
  await expect(selectedRows(page).getByText('37 selected')).toBeVisible();

  await page.goto(INVESTORS);
  await page.getByRole('checkbox', { name: 'Select all investors' }).check();
  await selectedRows(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('dialog', { name: 'Delete investors' })).not.toContainText('cannot be undone');
  await page.getByRole('textbox', { name: 'Type 25 to delete them' }).fill('25');
  await page
    .getByRole('dialog', { name: 'Delete investors' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('25 deleted')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Showing 1 to 25 of 25 investors')).toBeVisible();
});
