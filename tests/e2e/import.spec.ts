import { expect } from 'playwright/test';
import {
  chooseFile,
  create,
  csv,
  dialogOf,
  passing,
  path,
  people,
  press,
  refusing,
  textOf,
} from './importing.ts';
import { holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, logOut, signInHere } from './signIn.ts';

test('an import over a bad day creates no row twice', async ({ page, api }) => {
  test.slow();
  await page.clock.install();
  await openAs(page, api, 'super_admin', path);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page).toHaveURL(`${path}?open=import`);
  await chooseFile(page, 'people.csv', csv(people(40)));
  await expect(dialogOf(page).getByText('40 Ready')).toBeVisible();
  const calls = countCalls(page, create);
  const reads = countCalls(page, '/developer/getAll');

  // Every seventh row is refused, the answer of the eighth is lost, and the session expires after the fourteenth.
  await api.faults([passing(6), refusing, { path: create, times: 1, truncate: true }, passing(5), refusing]);
  const release = await holdRequests(page, create, 14);
  await press(page, 'Import 40 rows');
  await expect(dialogOf(page).getByText('14 of 40')).toBeVisible();
  await api.expire();
  release();
  await expect(page.getByText('Session expired. You have been logged out.')).toBeVisible();
  await page.clock.runFor(4000);
  await expect(page).toHaveURL(/\/login/u);
  await signInHere(page, api, 'super_admin');

  const dialog = dialogOf(page);
  await expect(dialog.getByText('Paused')).toBeVisible();
  // After a lost answer the list is read once, and no row is sent again.
  await expect(dialog.getByText('2 Failed')).toBeVisible();
  await api.faults([{ path: '/developer/*', reset: true }]);
  await press(page, 'Continue');
  await expect(dialog.getByText('Waiting for the server')).toBeVisible();
  const sent = calls.length;
  await page.clock.runFor(10_000);
  await expect(dialog.getByText('Waiting for the server')).toBeVisible();
  expect(calls).toHaveLength(sent);

  // The two rows that were on their way are not sent again by themselves.
  await api.faults([passing(6), refusing, passing(6), refusing]);
  await page.clock.runFor(20_000);
  await expect(dialog.getByText('Done', { exact: true }).first()).toBeVisible();
  await expect(dialog.getByText('4 Failed')).toBeVisible();
  await expect(dialog.getByText('Refused for a test')).toHaveCount(4);
  await expect(dialog.getByText('2 Unknown')).toBeVisible();
  await expect(dialog.getByText('2 developers may exist, because the answer was lost.')).toBeVisible();
  const beforeRetry = reads.length;
  await press(page, 'Retry failed');
  await expect(dialog.getByText('40 Created')).toBeVisible();
  await page.clock.runFor(1000);
  // In the dialog, and as a toast.
  await expect(page.getByText('40 developers imported')).toHaveCount(2);
  // Once before the unknown rows are sent, and once for the list behind the dialog.
  await expect.poll(() => reads.length).toBe(beforeRetry + 2);

  const report = page.waitForEvent('download');
  await press(page, 'Download report');
  const lines = (await textOf(report)).trim().split('\r\n');
  expect(lines).toHaveLength(41);
  expect(lines.filter((line) => line.includes(',Created,'))).toHaveLength(40);
  await dialog.getByRole('link', { name: 'Show them' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Showing 1 to 40 of 40 developers')).toBeVisible();
  const names = await page
    .getByRole('row')
    .getByText(/^Imported \d+$/u)
    .allTextContents();
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('a running import goes on behind other screens, and Log Out asks', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', `${path}?open=import`);
  await chooseFile(page, 'people.csv', csv(people(20)));
  const release = await holdRequests(page, create, 2);
  await press(page, 'Import 20 rows');
  await expect(dialogOf(page).getByText('2 of 20')).toBeVisible();
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Importing 2 of 20' })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: 'Dashboard' }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: /^Importing \d+ of 20$/u }).click();
  await expect(dialogOf(page).getByRole('progressbar')).toBeVisible();
  await press(page, 'Stop');
  release();
  await expect(dialogOf(page).getByText('Stopped')).toBeVisible();
  await expect(dialogOf(page).getByText('Not sent').first()).toBeVisible();
  await expect(dialogOf(page).getByText('20 of 20', { exact: true })).toBeHidden();
  await press(page, 'Close');
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, 'more.csv', csv(people(50).slice(30)));
  await holdRequests(page, create);
  await press(page, 'Import 20 rows');
  await press(page, 'Close');
  await logOut(page);
  await page.getByRole('button', { name: 'Keep open' }).click();
  await expect(page.getByRole('button', { name: /^Importing/u })).toBeVisible();
  await logOut(page);
  await page
    .getByRole('dialog', { name: 'Close while saving?' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page).toHaveURL(/\/login/u);
});

test('companies and investors are imported', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/master/company-management?open=import');
  const company = Buffer.from(
    'Company Name;Email;City;Status\nNew Towers;office@towers.example;Dubai;suspended\n',
  );
  await dialogOf(page, 'companies').getByLabel('File', { exact: true }).setInputFiles({
    name: 'companies.csv',
    mimeType: 'text/csv',
    buffer: company,
  });
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Import 1 row');
  await expect(dialogOf(page, 'companies').getByText('1 Created')).toBeVisible();
  await page.getByRole('link', { name: 'Show them' }).click();
  await expect(page.getByRole('button', { name: 'View New Towers' })).toBeVisible();
  await expect(page.getByText('Showing 1 to 1 of 1 company')).toBeVisible();
  await page.getByRole('button', { name: /^Remove Imported \d\d:\d\d:\d\d$/u }).click();
  await expect(page.getByRole('button', { name: 'View Acme Developments' })).toBeVisible();

  await page.goto('/master/investor-users?open=import');
  const investor =
    'Name\tEmail\tPhone\tEmirates ID\tStreet\tCity\tState\tCountry\tZip\nNoor Ali\tnoor@new.example\t+971 50 1\t784199012345671\tMarina Walk\tDubai\tDubai\tUAE\t0\n';
  await expect(dialogOf(page, 'investors')).toBeVisible();
  await page.evaluate((cells) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', cells);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, investor);
  await press(page, 'Next');
  await press(page, 'Next');
  await press(page, 'Import 1 row');
  await expect(dialogOf(page, 'investors').getByText('1 Created')).toBeVisible();
  await press(page, 'Done');
  await expect(dialogOf(page, 'investors')).toBeHidden();
  await expect(page.getByRole('button', { name: 'View Noor Ali' })).toBeVisible();
});
