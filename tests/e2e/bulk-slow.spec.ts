import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { passExpiry, signInHere } from './signIn.ts';
import { change, clockOf, recordCalls, secondBrowser } from './twoBrowsers.ts';

const companies = '/master/company-management';
const update = '/company/update/*';

const nameOf = async (page: Page, at: number) =>
  (
    await page
      .getByRole('button', { name: /^Edit / })
      .nth(at)
      .getAttribute('aria-label')
  )?.slice('Edit '.length) ?? '';

async function selectFirst(page: Page, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    await page.getByRole('checkbox', { name: `Select ${await nameOf(page, at)}`, exact: true }).check();
  }
}

async function setStatus(page: Page, status: string): Promise<void> {
  await page.getByRole('button', { name: 'Set status' }).click();
  await page.getByRole('menuitem', { name: status }).click();
}

test('a bulk status over a slow API undoes no change that was made after its first read', async ({
  page,
  api,
  browser,
  context,
  errorMonitor,
}) => {
  await openAs(page, api, 'super_admin', companies);
  const pass = clockOf(page);
  const other = await secondBrowser(browser, context, companies);
  errorMonitor.observe(other.context());
  await expect(page.getByRole('button', { name: /^Edit / }).nth(5)).toBeVisible();
  const last = await nameOf(page, 5);
  await selectFirst(page, 6);
  const calls = recordCalls(page, 'company');
  const release = await holdRequests(page, update);
  await setStatus(page, 'Suspended');
  // Four rows are on their way, and the sixth was read with them.
  await expect.poll(() => calls.updates.length).toBe(4);
  await change(other, last, { 'Billing Entity': 'Theirs LLC' });
  await pass(14);
  release();
  await expect(page.getByText('6 set to Suspended')).toBeVisible();
  expect(calls.updates).toContainEqual(
    expect.objectContaining({ companyName: last, billingEntity: 'Theirs LLC', status: 'suspended' }),
  );
  await other.context().close();
});

test('a bulk change that the end of the session cuts off says what was done, to the same user', async ({
  page,
  api,
}) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', companies);
  await expect(page.getByRole('button', { name: /^Edit / }).nth(5)).toBeVisible();
  const last = await nameOf(page, 5);
  await selectFirst(page, 6);
  const calls = recordCalls(page, 'company');
  const release = await holdRequests(page, update, 4);
  await setStatus(page, 'Suspended');
  await expect.poll(() => calls.updates.length).toBe(6);
  await api.expire();
  release();
  await passExpiry(page);
  await expect(page.getByText(last)).toHaveCount(0);
  await signInHere(page, api, 'super_admin');
  await expect(page.getByText('4 set to Suspended before the session expired, 2 not')).toBeVisible();
  await expect(page.getByText(/^Not set to Suspended: /u)).toContainText(last);
});
