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

  for (const [from, path] of [
    ['by its button', '/master/developer-users'],
    ['by its URL', '/master/developer-users?open=add'],
  ] as const) {
    test(`the reload for a missing file of a form opened ${from} shows the form again`, async ({
      page,
      api,
    }) => {
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
      const first = path.includes('?') ? 1 : 0;
      await page.route('**/assets/DeveloperForm-*.js', (route) =>
        documents <= first ? route.fulfill({ status: 404 }) : route.continue(),
      );
      if (first === 1) {
        await page.goto(path);
      } else {
        await page.getByRole('button', { name: 'User Management' }).click();
        await page.getByRole('link', { name: 'Developer Users' }).click();
        await page.getByRole('button', { name: 'Add Developer' }).click();
      }
      // One wait for each start of the console: on a busy machine two take longer than the time-out of one.
      await expect.poll(() => parsed).toBe(first + 1);
      // Not by role, because the dialog hides it.
      await expect(page.locator('h1')).toHaveText('Developer Management');
      await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible();
      await expect(page).toHaveURL('/master/developer-users?open=add');
      expect(documents).toBe(first + 1);
      await expect(page.getByText(/could not be (?:opened|loaded)/u)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL('/master/developer-users');
    });
  }

  test('a form whose file stays missing shows an error over the list', async ({ page, api }) => {
    await page.route('**/assets/DeveloperForm-*.js', (route) => route.fulfill({ status: 404 }));
    await openAs(page, api, 'super_admin', '/master/developer-users');
    // The start of the reloaded page has a wait of its own.
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Add Developer' }).click();
    await reloaded;
    await expect(
      page.getByText('This could not be opened. Check the connection and try again.'),
    ).toBeVisible();
    await expect(page).toHaveURL('/master/developer-users');
    await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
    await expectUsable(page);
  });
});
