import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { filterButton } from './locators.ts';
import { openSamples } from './openAs.ts';

const apiOrigin = process.env.E2E_API_ORIGIN ?? '';

test('the support dashboard leads to tickets and users, and asks for the session only', async ({
  page,
  api,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === apiOrigin) calls.push(`${request.method()} ${url.pathname}`);
  });
  await openSamples(page, api, 'support', '/support/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Dashboard' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('24 Active Tickets')).toBeVisible();
  await expect(main.getByRole('region', { name: "Today's work" }).getByRole('link').first()).toBeVisible();

  const urgent = main.getByRole('region', { name: 'Critical & High Priority Tickets' });
  await expect(urgent.getByText('4 tickets')).toBeVisible();
  await urgent.getByRole('link', { name: 'View All' }).press('Enter');
  await expect(page).toHaveURL(
    '/support/support-management?status=Open&status=In+Progress&priority=Critical&priority=High&sort=created.asc',
  );
  await expect(filterButton(page, 'Priority')).toHaveText('Priority Critical, High');
  await expect(page.getByRole('link', { name: 'Urgent, oldest first 4' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.getByRole('table', { name: 'Support Tickets (4)' })).toBeVisible();
  await page.goBack();
  await main.getByRole('region', { name: 'My Workload' }).getByRole('link', { name: 'Mine' }).press('Enter');
  await expect(page).toHaveURL('/support/support-management?assignee=me');
  await page.goBack();
  await main.getByRole('link', { name: 'View TKT-2026-2214' }).click();
  const ticket = page.getByRole('dialog', { name: 'Ticket Details - Blume Master Portal' });
  await expect(ticket).toContainText('Owners cannot pay service charges since this morning');
  await ticket.getByRole('combobox', { name: 'Status' }).selectOption('Resolved');
  await ticket.getByRole('button', { name: 'Save Changes' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/support/support-management');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Support Dashboard' })).toBeVisible();
  await expect(urgent.getByRole('link', { name: /^View TKT/u })).toHaveCount(3);
  await expect(urgent.getByText('3 tickets')).toBeVisible();
  await expect(
    main.getByRole('list', { name: 'Recent Activity' }).getByRole('listitem').first(),
  ).toContainText('changed the status from Open to Resolved · TKT-2026-2214');
  // By keyboard alone.
  await page.keyboard.press('/');
  await page.keyboard.type('+971 50');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/support/user-management?search=%2B971+50');
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  await expectUsable(page);
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie']));
});
