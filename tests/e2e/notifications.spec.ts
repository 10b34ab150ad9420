import { expect, type Page } from 'playwright/test';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

const bell = (page: Page) => page.getByRole('button', { name: 'Notifications' });

test('the bell agrees between tabs, also after a reload, and empties by itself when its day is over', async ({
  page,
  api,
  context,
}) => {
  const open = async (tab: Page) => {
    await tab.clock.install({ time: '2026-11-24T15:00:00Z' });
    await openAs(tab, api, 'super_admin', '/master/dashboard');
  };
  await open(page);
  const other = await context.newPage();
  await open(other);
  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleDescription('3 unread');
  }

  await bell(page).click();
  // The errors and warnings of the last 24 hours, with what each opens.
  await expect(page.getByRole('menu').getByRole('menuitem', { name: /(Error|Warning) ·/u })).toHaveCount(3);
  await page.getByRole('menuitem', { name: 'Mark all as read' }).click();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleDescription('');
  await other.reload();
  await bell(other).click();
  await expect(other.getByRole('menu').getByText('Read', { exact: true })).toBeVisible();
  await other.keyboard.press('Escape');

  await page.clock.setFixedTime('2026-11-25T15:00:00Z');
  await page.clock.runFor(60_000);
  await bell(page).click();
  await expect(page.getByText('No notifications')).toBeVisible();
});
