import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';

test('a screen that throws while it renders leaves header, sidebar and the other screens usable', async ({
  page,
  api,
  errorMonitor,
}) => {
  errorMonitor.allow(/The screen is broken/u);
  await page.route('**/assets/AuditLogContainer-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AuditLogContainer() { throw new Error("The screen is broken"); }',
    }),
  );
  await openAs(page, api, 'super_admin', '/master/audit-logs');
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toContainText('This page could not be shown');
  await expectUsable(page);
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeVisible();
  await expect(panel).toBeHidden();

  await page.unroute('**/assets/AuditLogContainer-*.js');
  await page.goBack();
  await panel.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Audit Logs' })).toBeVisible();
});
