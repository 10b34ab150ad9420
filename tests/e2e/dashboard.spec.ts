import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openSamples } from './openAs.ts';

const apiOrigin = process.env.E2E_API_ORIGIN ?? '';

test('the dashboard shows its samples, opens and filters all alerts, and asks for the session and the companies only', async ({
  page,
  api,
}) => {
  const calls: string[] = [];
  // The dialog is its own file, loaded once: in an idle moment, or when it opens.
  const dialogFiles: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === apiOrigin) calls.push(`${request.method()} ${url.pathname}`);
    if (url.pathname.includes('/AlertsDialog-')) dialogFiles.push(url.pathname);
  });
  await openSamples(page, api, 'super_admin', '/master/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Sample data')).toBeVisible();
  await expect(main.getByText('System Healthy')).toBeVisible();
  await expect(main.getByText('15,362')).toBeVisible();
  await expect(main.getByText('+10.6% compared with Last Month')).toBeVisible();

  // By keyboard alone.
  const viewAll = main.getByRole('button', { name: 'View All' });
  await viewAll.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'All System Alerts' });
  await expect(dialog.getByRole('combobox', { name: 'Type' })).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await expect(page).toHaveURL('/master/dashboard?open=alerts');
  expect(dialogFiles).toHaveLength(1);
  await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Error');
  await expect(dialog.getByRole('status')).toHaveText('3 alerts');
  await expect(page).toHaveURL('/master/dashboard?open=alerts&type=error');

  await page.reload();
  await expect(dialog.getByRole('status')).toHaveText('3 alerts');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/master/dashboard');
  await expectUsable(page);

  // Requests that a screen starts late would come before the next page's.
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
  // The subscriptions of deleted companies do not count.
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie', 'GET /api/v1/company/getAll']));
});

test('each line of today’s work leads to a list with as many rows as it counts', async ({ page, api }) => {
  const companies = page.waitForResponse(/company\/getAll/u);
  await openSamples(page, api, 'super_admin', '/master/dashboard');
  await companies;
  const work = page.getByRole('region', { name: "Today's work" });
  await expect(work.getByRole('link').first()).toBeVisible();
  const lines = await work.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      count: link.querySelector('strong')?.textContent ?? '',
      href: link.getAttribute('href') ?? '',
    })),
  );
  expect(lines.length).toBeGreaterThan(5);
  for (const { count, href } of lines) {
    await work.locator(`a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByText(new RegExp(`(?:of ${count} |^${count} report)`, 'u')).first()).toBeVisible();
    await page.goBack();
  }
  await expectUsable(page);
});
