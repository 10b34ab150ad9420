import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { expectUsable, holdRequests, test } from './journey.ts';
import { chooseFilter, saveView } from './locators.ts';
import { openAs } from './openAs.ts';
import { countCalls, signIn } from './signIn.ts';

const DEVELOPERS = '/master/developer-users';
const COMPANIES = '/master/company-management';
const LIST = '/company/getAll';
const resting = { status: 503, body: { message: 'The server is resting.' } };

const main = (page: Page) => page.getByRole('main');
const retry = (page: Page) => main(page).getByRole('button', { name: 'Retry' });

async function exportCsv(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
}

test('companies that cannot be read are an error with Retry, and only rows without sense are left out', async ({
  page,
  api,
}) => {
  const calls = countCalls(page, LIST);
  await openAs(page, api, 'super_admin', '/profile');
  for (const [name, fault, words] of [
    ['an error', { status: 503, body: { message: 'The database is resting.' } }, 'The database is resting.'],
    ['a text', { body: 'Welcome' }, 'cannot be read'],
    ['an answer cut short', { truncate: true as const }, /cannot be (?:read|reached)/u],
    [
      'the rows of another list',
      { body: { users: [{ _id: 'a', name: 'Nadia' }], total: 1 } },
      'cannot be read',
    ],
    ['an answer without CORS headers', { cors: false as const }, 'cannot be reached'],
  ] as const) {
    await test.step(name, async () => {
      await api.faults([{ path: LIST, ...fault }]);
      const before = calls.length;
      await page.goto(COMPANIES);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(retry(page)).toBeVisible();
      await expect(page.getByText('No companies found')).toBeHidden();
      expect(calls.length - before).toBe(2);
    });
  }
  const companies = [
    null,
    7,
    { _id: 'x' },
    { id: 'b', companyName: 'Bare Company', address: 'Dubai', subUsers: 5 },
  ];
  await api.faults([{ path: LIST, body: { result: { companies, total: 4 } } }]);
  await retry(page).click();
  await expect(page.getByRole('button', { name: 'View Bare Company' })).toBeVisible();
  await expect(main(page).getByText(/\[object|undefined|Invalid Date|NaN|null/u)).toBeHidden();
  await expectUsable(page);
});

test('a save whose answer cannot be read is an error that keeps the form, and no success', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', COMPANIES);
  await page.getByRole('button', { name: 'Edit Acme Developments' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Company' });
  await form.getByLabel('Billing Entity').fill('Acme Holding');
  await api.faults([{ path: '/company/update/*', body: 'OK' }]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await expect(form.getByLabel('Billing Entity')).toHaveValue('Acme Holding');
  await expect(page.getByText('Company saved successfully')).toBeHidden();
  await api.faults([]);
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Company saved successfully')).toBeVisible();
  await expectUsable(page);
});

test('an export whose second read fails makes no file, and Retry makes the whole one, inert', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', COMPANIES, { companies: 2000 });
  await expect(page.getByText('Showing 1 to 20 of 2,000 companies')).toBeVisible();
  await page.getByRole('button', { name: 'Edit Acme Developments' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Company' });
  await form.getByLabel('Company Name').fill('=HYPERLINK("https://evil.example","Acme")');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Company saved successfully')).toBeVisible();
  // The list is read again after the save, which must not use up what the export meets.
  await expect(page.getByRole('button', { name: 'Edit =HYPERLINK' })).toBeVisible();

  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  const calls = countCalls(page, LIST);
  // The first thousand is read, the second is not, twice.
  await api.faults([
    { path: LIST, times: 1 },
    { path: LIST, ...resting },
  ]);
  await exportCsv(page);
  await expect(page.getByText('The companies could not be exported. The server is resting.')).toBeVisible();
  expect(files).toBe(0);
  expect(calls).toHaveLength(3);

  await api.faults([]);
  const [download] = await Promise.all([page.waitForEvent('download'), exportCsv(page)]);
  const rows: string[][] = parse(await readFile(await download.path()), {
    bom: true,
    record_delimiter: '\r\n',
  });
  expect(rows).toHaveLength(2001);
  expect(rows.flat().filter((cell) => cell.includes('HYPERLINK'))).toEqual([
    `'=HYPERLINK("https://evil.example","Acme")`,
  ]);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n\0]/u.test(cell))).toEqual([]);
  await expectUsable(page);
});

test('a search is sent as it is typed, and survives the failure of its read', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', COMPANIES);
  await expect(page.getByText('Showing 1 to 20 of 37 companies')).toBeVisible();
  await api.faults([{ path: LIST, ...resting }]);
  const text = String.raw`[\.*+?^$ 100% & a=b`;
  const sent = page.waitForRequest((request) => new URL(request.url()).searchParams.get('search') === text);
  await page.getByPlaceholder('Search by company name or email').fill(text);
  await sent;
  await expect(page.getByText('The server is resting.').first()).toBeVisible();
  await api.faults([]);
  await retry(page).click();
  await expect(page.getByText('No companies found').first()).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search by company name or email')).toHaveValue(text);
  await expectUsable(page);
});

test('with storage that is full, and has values of a later release, everything works but remembering', async ({
  page,
  api,
}) => {
  const { id } = accounts.super_admin;
  const keys = ['preferences', 'cache', 'recent', `views.${id}.developers`, `table.${id}.developers`];
  await page.addInitScript((names) => {
    const later = JSON.stringify({ version: 99, density: { of: 'later' }, views: 7, entries: [{}] });
    for (const name of names) localStorage.setItem(`blume.${name}`, later);
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }, keys);
  await signIn(page, api, 'super_admin', DEVELOPERS);
  await expect(page.getByText('Showing 1 to 64 of 64 developers')).toBeVisible();
  await chooseFilter(page, 'Status', 'Inactive');
  await saveView(page, 'Mine');
  await page.getByRole('link', { name: 'Company Management' }).click();
  await expect(page.getByText('Showing 1 to 20 of 37 companies')).toBeVisible();
  await expectUsable(page);
});

test('with a thousand developer users, a thousand companies that fail and then are slow block no typing', async ({
  page,
  api,
}) => {
  // From the start: the list reads the companies too, for its issues, in a moment of its own.
  const faults = [{ path: LIST, ...resting }];
  await openAs(page, api, 'super_admin', DEVELOPERS, { companies: 1000, developers: 1000, faults });
  await expect(page.getByText('Showing 1 to 1,000 of 1,000 developers')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add Developer' }).click();
  const form = page.getByRole('dialog');
  const company = form.getByRole('combobox', { name: 'Company' });
  await expect(company).toHaveAccessibleDescription(/Failed to load companies. The server is resting./u);
  const release = await holdRequests(page, `${LIST}*`);
  await api.faults([]);
  await form.getByRole('button', { name: 'Retry' }).click();
  const name = form.getByRole('textbox', { name: 'Name', exact: true });
  await name.pressSequentially('Nadia Rahimi');
  await expect(company).toHaveValue('');
  release();
  await expect(company).toHaveValue('Acme Developments');
  await company.fill('0963');
  await page.getByRole('option', { name: 'Company 0963' }).click();
  await expect(company).toHaveValue('Company 0963');
  await expect(name).toHaveValue('Nadia Rahimi');
});
