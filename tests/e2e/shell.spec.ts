import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { logOut, signInHere } from './signIn.ts';

test.describe('routes', () => {
  test('after sign-in the requested page opens with its query', async ({ page, api }) => {
    await page.goto('/master/developer-users?search=layla');
    await expect(page).toHaveURL('/login');
    await signInHere(page, api, 'super_admin');
    await expect(page).toHaveURL('/master/developer-users?search=layla');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Developer Management/);
    await expect(page).toHaveTitle(/^Developer Users/);
  });

  test('unknown and root paths redirect to the dashboard of the role', async ({ page, api }) => {
    await openAs(page, api, 'admin', '/');
    await expect(page).toHaveURL('/master/dashboard');
    for (const [from, to] of [
      ['/master', '/master/dashboard'],
      ['/master/nowhere', '/master/dashboard'],
      ['/admin/audit-logs?page=2', '/master/audit-logs?page=2'],
      ['/admin/settings#maintenance-mode', '/master/settings#maintenance-mode'],
      // A question mark of the path stays one: no screen has this path.
      ['/admin/audit-logs%3Fpage=2', '/master/dashboard'],
      ['/login', '/master/dashboard'],
    ]) {
      await page.goto(from ?? '');
      await expect(page, from).toHaveURL(to ?? '');
    }
    await page.goto('/master/billing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Billing');
  });
});

test.describe('the shell', () => {
  test('a page focuses its heading when it opens, also on Back', async ({ page, api }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    await page.getByRole('link', { name: 'Audit Logs' }).click();
    await expect(page).toHaveTitle(/^Audit Logs/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveTitle(/^Dashboard/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('Back restores the scroll position of a list and of a page', async ({ page, api }) => {
    await openAs(page, api, 'super_admin', '/master/developer-users');
    await expect(page.getByText('Layla Haddad').first()).toBeVisible();
    const top = () => page.locator('[data-part=scroller]').evaluate((list) => list.scrollTop);
    await page.locator('[data-part=scroller]').evaluate((list) => list.scrollTo({ top: 600 }));
    await expect.poll(top).toBe(600);
    await page.getByRole('link', { name: 'Audit Logs' }).click();
    await expect(page).toHaveTitle(/^Audit Logs/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Developer Users/);
    await expect.poll(top).toBe(600);

    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByRole('link', { name: 'System Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Maintenance Mode' })).toBeVisible();
    const main = page.getByRole('main');
    const topOfPage = () => main.evaluate((element) => element.scrollTop);
    await main.evaluate((element) => element.scrollTo({ top: 300 }));
    await expect.poll(topOfPage).toBe(300);
    await page.getByRole('link', { name: 'Audit Logs' }).click();
    await expect(page).toHaveTitle(/^Audit Logs/);
    await page.goBack();
    await expect(page).toHaveTitle(/^System Settings/);
    await expect.poll(topOfPage).toBe(300);
  });

  test('the sidebar keeps its width for a week, and is a drawer on a narrow screen', async ({
    page,
    api,
  }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    const main = page.getByRole('navigation', { name: 'Main' });
    const group = main.getByRole('button', { name: 'User Management' });
    await expect(group).toHaveCSS('inline-size', /^3\d(\.\d+)?px$/);
    await page.keyboard.press('Control+b');
    await expect(main.getByText('Super Admin')).toBeVisible();
    const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'sidebar');
    // The browser may list a cookie a moment after the page has set it.
    await expect.poll(async () => (await cookie())?.value).toBe('expanded');
    const days = (((await cookie())?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThan(7.1);

    await page.reload();
    await expect(main.getByText('Super Admin')).toBeVisible();

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(main).toBeHidden();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('link', { name: 'Reports' }).click();
    await expect(page).toHaveURL('/master/reports');
    await expect(drawer).toBeHidden();

    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveTitle(/^Dashboard/);
    await expect(drawer).toBeHidden();
    await page.goForward();
    await expect(page).toHaveTitle(/^Reports/);
    await expect(drawer).toBeHidden();
  });

  test('a page that arrives late leaves the focus in the search box', async ({ page, api }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    await expectUsable(page);
    let arrive = () => {};
    const late = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/AuditLogContainer-*.js', async (route) => {
      await late;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Audit Logs' }).click();
    const box = page.getByPlaceholder('Search...');
    await box.click();
    await page.keyboard.type('lay');
    const search = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox', { name: 'Search' });
    await expect(search).toHaveValue('lay');
    arrive();
    await expect(page.getByText('Audit Trail', { exact: false }).first()).toBeVisible();
    await page.keyboard.type('la');
    await expect(search).toHaveValue('layla');
  });

  test('theme and time zone are kept in this browser after a sign-out', async ({ page, api }) => {
    await openAs(page, api, 'super_admin', '/settings');
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('combobox', { name: 'Time zone' }).fill('Tokyo');
    await page.keyboard.press('Enter');
    await logOut(page);
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const kept = await page.evaluate(() => localStorage.getItem('blume.preferences'));
    expect(kept).toContain('Asia/Tokyo');
  });

  test('a banner is shown while offline', async ({ page, api, context }) => {
    await openAs(page, api, 'super_admin', '/master/dashboard');
    await expectUsable(page);
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toBeHidden();
  });
});
