import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { chooseFilter, filterButton, selectedRows } from './locators.ts';
import { openAs } from './openAs.ts';

const COMPANIES = '/master/company-management';

test('companies of several statuses: chosen by keyboard, counted, kept in the URL, removed one by one', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', COMPANIES);
  await expect(page.getByText('Showing 1 to 20 of 37 companies')).toBeVisible();
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/company/getAll')) reads.push(search);
  });
  await chooseFilter(page, 'Status', 'Suspended');
  await expect(page).toHaveURL(`${COMPANIES}?status=suspended`);
  await expect.poll(() => reads.at(-1)).toContain('limit=20&status=suspended');

  // The server knows one status only, so that all companies are read and filtered here.
  await expect(filterButton(page, 'Status')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox', { name: 'Status' })).toBeFocused();
  await page.keyboard.press('i');
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${COMPANIES}?status=inactive&status=suspended`);
  await expect.poll(() => reads.at(-1)).toMatch(/limit=1000$/u);
  await expect(filterButton(page, 'Status')).toHaveText('Status Inactive, Suspended');
  await expect(page.getByRole('cell', { name: 'Active', exact: true })).toHaveCount(0);
  const count = page.getByRole('main').getByText(/^\d+ of 37$/u);
  await expect(count).toBeVisible();
  await expectUsable(page);

  await page.reload();
  await expect(filterButton(page, 'Status')).toHaveText('Status Inactive, Suspended');
  await expect(count).toBeVisible();
  await page.getByRole('button', { name: 'Remove Status Inactive, Suspended' }).click();
  await expect(page).toHaveURL(COMPANIES);
  await expect(filterButton(page, 'Status')).toBeFocused();
  await expect(page.getByText('Showing 1 to 20 of 37 companies')).toBeVisible();
});

test('a filtered list stays where it is scrolled to when a row is ticked, opened or changed', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', '/master/developer-users?status=active&sort=name');
  const scroller = page.locator('[data-part=scroller]');
  // Not the grey rows of a list that is loading.
  await expect(page.getByRole('button', { name: /^Edit / }).first()).toBeVisible();
  const top = () => scroller.evaluate((list) => list.scrollTop);
  const start = 400;
  await scroller.evaluate((list, to) => list.scrollTo({ top: to }), start);
  await expect.poll(top).toBe(start);
  // The rows are drawn, and their elements in order again, when one of those in sight is the stop of Tab.
  await expect(page.locator('tbody tr[tabindex="0"]')).not.toHaveAttribute('aria-rowindex', '2');
  const row = page.locator('tbody tr[aria-rowindex="18"]');
  const name = await row.getByRole('link').first().textContent();
  const dialog = page.getByRole('dialog');

  await row.getByRole('checkbox').click();
  await expect(selectedRows(page)).toBeVisible();
  expect(await top()).toBe(start);

  await page.getByRole('link', { name: name ?? '', exact: true }).click();
  await expect(dialog).toBeVisible();
  expect(await top()).toBe(start);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await top()).toBe(start);

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Phone Number').fill('+971 50 000 1234');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: /50 ?000 ?1234/u })).toBeVisible();
  expect(await top()).toBe(start);
});
