import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';

test.describe('a new deploy', () => {
  test('reloads an open tab once for a page whose file is missing, then shows an error', async ({
    page,
    api,
  }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    await expectUsable(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route('**/assets/SettingsContainer-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Sara' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await expect(page.getByRole('alert')).toContainText('This page could not be shown');
    await expect(page).toHaveURL('/settings');
    expect(documents).toBe(1);
    await expectUsable(page);

    await page.unroute('**/assets/SettingsContainer-*.js');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  });

  test('the reload for a missing file of a form shows the form again', async ({ page, api }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    await expectUsable(page);
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let parsed = 0;
    page.on('domcontentloaded', () => {
      parsed += 1;
    });
    await page.route('**/assets/DeveloperForm-*.js', (route) =>
      documents === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.getByRole('button', { name: 'User Management' }).click();
    await page.getByRole('link', { name: 'Developer Users' }).click();
    await page.getByRole('button', { name: 'Add Developer' }).click();
    // One wait for each start of the console: on a busy machine two take longer than the time-out of one.
    await expect.poll(() => parsed).toBe(1);
    // Not by role, because the dialog hides it.
    await expect(page.locator('h1')).toHaveText('Developer Management');
    await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible();
    await expect(page).toHaveURL('/master/developer-users?open=add');
    expect(documents).toBe(1);
    await expect(page.getByText(/could not be (?:opened|loaded)/u)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/master/developer-users');
  });
});
