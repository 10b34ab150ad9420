import { expect, type Page } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { selectedRows, viewLink } from './locators.ts';
import { openSamples } from './openAs.ts';

const master = '/master/support-management';
const table = (page: Page, count: number) => page.getByRole('table', { name: `Support Tickets (${count})` });

test('tickets are resolved from the list, undone, and changed together with one undo', async ({
  page,
  api,
}) => {
  await openSamples(
    page,
    api,
    'super_admin',
    `${master}?status=Open&status=In+Progress&priority=Critical&priority=High&sort=created.asc`,
  );
  await expect(table(page, 5)).toBeVisible();
  await expect(viewLink(page, 'Urgent, oldest first 5')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  const focused = page.locator('tr:focus');
  const first = (await focused.textContent())?.match(/TKT-\d+-\d+/u)?.[0] ?? '';
  await page.keyboard.press('e');
  await expect(table(page, 4)).toBeVisible();
  await expect(focused).not.toContainText(first);
  await page.keyboard.press('e');
  await expect(table(page, 3)).toBeVisible();
  await page.keyboard.press('z');
  await expect(table(page, 4)).toBeVisible();
  await page.keyboard.press('z');
  await expect(table(page, 5)).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Nothing to undo')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Select all tickets' }).check();
  await selectedRows(page).getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expect(page.getByText('4 tickets assigned to Sara Khalil')).toBeVisible();
  await expect(viewLink(page, 'Mine 6')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(viewLink(page, 'Mine 2')).toBeVisible();

  // Each change and its undo is a record of the audit log.
  await page.getByRole('link', { name: 'Audit Logs', exact: true }).click();
  await page.getByRole('searchbox').fill('Ticket');
  await expect(page.getByRole('row').filter({ hasText: 'Ticket Status Changed' })).toHaveCount(2);
  await expectUsable(page);
});

test('a view is a link, and opens in a tab of its own', async ({ page, api, context }) => {
  await openSamples(page, api, 'support', '/support/support-management');
  await viewLink(page, 'Waiting for us 4').click();
  await expect(page).toHaveURL('/support/support-management?waiting=us');
  await expect(table(page, 4)).toBeVisible();
  await viewLink(page, 'Overdue 3').click({ modifiers: ['Control'] });
  // Playwright misses some tabs that are opened in the background, so the browser is asked.
  const browser = await context.browser()?.newBrowserCDPSession();
  const addresses = async () =>
    (await browser?.send('Target.getTargets'))?.targetInfos.map(({ url }) => url.replace(/^.*:\d+/u, ''));
  await expect.poll(addresses).toContain('/support/support-management?reply=overdue');
  await expect(page).toHaveURL('/support/support-management?waiting=us');
});

test('first replies are counted every minute, and a ticket enters Overdue by itself', async ({
  page,
  api,
}) => {
  await page.clock.install({ time: '2026-11-21T09:00:00Z' });
  await openSamples(page, api, 'support', '/support/support-management');
  await expect(table(page, 14)).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'TKT-2026-2215' });
  await expect(row).toContainText('Due in 13 h');
  await page.clock.setFixedTime('2026-11-21T21:45:00Z');
  await page.clock.runFor(60_000);
  await expect(row).toContainText(/Due in \d+ min/u);
  await expect(viewLink(page, 'Overdue 3')).toBeVisible();
  await page.clock.setFixedTime('2026-11-22T01:00:00Z');
  await page.clock.runFor(60_000);
  await expect(row).toContainText('Overdue by 2 h');
  await expect(viewLink(page, 'Overdue 4')).toBeVisible();
});

test('the shown columns and 45 characters of the subject at 1440 px; at 1024 px the table scrolls, with the priority in sight', async ({
  page,
  api,
}) => {
  await openSamples(page, api, 'super_admin', master);
  await expect(table(page, 14)).toBeVisible();
  const header = (name: string) => page.getByRole('columnheader', { name });
  const scrolls = () =>
    header('Ticket ID').evaluate((cell) => {
      let area = cell.parentElement;
      while (area && getComputedStyle(area).overflowX !== 'auto') area = area.parentElement;
      return (area?.scrollWidth ?? 0) - (area?.clientWidth ?? 0);
    });
  await expect.poll(scrolls).toBe(0);
  // 45 characters of the samples take 290 px at most.
  const subject = await header('Subject').boundingBox();
  expect((subject?.width ?? 0) - 20).toBeGreaterThanOrEqual(270);
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(scrolls).toBeGreaterThan(0);
  // The priority ends before the actions, which stick.
  const edge = async (name: string) => (await header(name).boundingBox()) ?? { x: 0, width: 0 };
  const [priority, actions] = [await edge('Priority'), await edge('Actions')];
  expect(priority.x + priority.width).toBeLessThanOrEqual(actions.x + 6);
});
