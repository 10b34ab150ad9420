import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, logOut, signIn, signInHere, storedText, USER_KEY } from './signIn.ts';

const LIST = '/master/developer-users';
const expired = 'Session expired. You have been logged out.';

/** The keys of the session in storage. */
async function sessionKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    (user) => Object.keys(localStorage).filter((key) => key === user || key.startsWith('blume.cache')),
    USER_KEY,
  );
}

test('an expiry shows one notice, asks for no logout, and leads back by the sign-in', async ({
  page,
  api,
}) => {
  await page.clock.install();
  // The last read of the page, for the links of its cells, must not meet the expiry before the press.
  const companies = page.waitForResponse(/company\/getAll/u);
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await companies;
  const logouts = countCalls(page, '/auth/logout');
  await api.expire();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(() => sessionKeys(page)).toEqual([]);
  await expect(page.getByText(expired)).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'Session expired' })).toBeFocused();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/master/dashboard');
  await expect(page.locator('[inert]').first()).toBeAttached();
  await page.clock.runFor(1000);
  await page.clock.resume();
  await expect(page).toHaveURL('/login');
  expect(logouts).toEqual([]);
  await signInHere(page, api, 'super_admin');
  await expect(page).toHaveURL('/master/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const [name, faults, messages] of [
  ['fails', [{ path: '/auth/logout', status: 500, body: { error: 'Database down' } }], 1],
  ['hangs', [{ path: '/auth/logout', hang: true as const }], 0],
] as const) {
  test(`signing out clears everything in every tab when the server ${name}`, async ({
    page,
    api,
    context,
  }) => {
    await openAs(page, api, 'super_admin', LIST);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => storedText(page)).toContain('blume.cache');
    const second = await context.newPage();
    await second.goto('/profile');
    await expectUsable(second);
    await api.faults(faults);
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(page).toHaveURL('/master/dashboard');

    await logOut(page);
    await expect(page).toHaveURL('/login');
    await expect(second).toHaveURL('/login', { timeout: 2000 });
    await expect(second.getByText('superadmin@blume.example')).toBeHidden();
    expect(await sessionKeys(page)).toEqual([]);
    expect(await storedText(page)).not.toContain('superadmin@blume.example');
    await expect(page.getByText('Database down')).toHaveCount(messages);
    await expect(page.getByText(expired)).toBeHidden();

    const lists = countCalls(page, '/developer/getAll');
    await page.goBack();
    await expect(page.getByRole('table')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(lists).toEqual([]);
  });
}

test('a sign-in in another tab signs in this tab too', async ({ page, api, context }) => {
  await page.goto('/login');
  const second = await context.newPage();
  await signIn(second, api);
  await expect(page).toHaveURL('/master/dashboard');
  await expectUsable(page);
});

test('another account in another tab takes over this tab, with nothing of the one before', async ({
  page,
  api,
  context,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await context.newPage();
  await second.goto(LIST);
  await logOut(second);
  await expect(page).toHaveURL('/login');
  await signInHere(second, api, 'support');
  await expect(second).toHaveURL('/support/dashboard');
  await expect(page).toHaveURL('/support/dashboard');
  await expectUsable(page);
  for (const tab of [page, second]) {
    expect(await storedText(tab)).not.toContain(accounts.super_admin.email);
    expect(await storedText(tab)).not.toContain('Layla Haddad');
  }
});

test('for five minutes, a reload shows rows without a request', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect.poll(() => storedText(page)).toContain('blume.cache');
  const lists = countCalls(page, '/developer/getAll');
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(lists).toEqual([]);

  for (const change of [-5 * 60_000, 60_000]) {
    await page.evaluate((by) => {
      const stored = JSON.parse(localStorage.getItem('blume.cache') ?? '{}');
      for (const key of Object.keys(stored.entries)) stored.entries[key].at = Date.now() + by;
      localStorage.setItem('blume.cache', JSON.stringify(stored));
    }, change);
    const before = lists.length;
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect.poll(() => lists.length).toBe(before + 1);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            JSON.parse(localStorage.getItem('blume.cache') ?? '{}').entries?.[
              '/developer/getAll?page=1&limit=1000'
            ]?.at ?? Number.POSITIVE_INFINITY,
        ),
      )
      .toBeLessThanOrEqual(Date.now() + 1000);
  }
});
