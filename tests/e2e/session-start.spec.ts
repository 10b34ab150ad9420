import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { expectUsable, holdRequests, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, signIn, signInHere, USER_KEY } from './signIn.ts';

const LIST = '/master/developer-users';
const expired = 'Session expired. You have been logged out.';

/** Records whether anything private was ever rendered. */
async function watchPrivate(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('nav, table')) Object.assign(window, { showedPrivate: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'showedPrivate' in window);
}

test('a server that is unreachable at the start does not sign out, and Retry opens the page', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  await expectUsable(page);
  const showedPrivate = await watchPrivate(page);
  await api.faults([{ path: '/auth/cookie', reset: true }]);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(await showedPrivate()).toBe(false);
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).not.toBeNull();
  const refused = page.waitForEvent('requestfailed');
  await retry.press('Enter');
  await refused;
  await expect(retry).toBeFocused();
  await api.faults([]);
  await retry.press('Enter');
  await expect(page).toHaveURL(LIST);
  await expectUsable(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('when the server hangs at the start, Retry is offered after five seconds', async ({ page, api }) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', LIST);
  await expectUsable(page);
  const showedPrivate = await watchPrivate(page);
  await api.faults([{ path: '/auth/cookie', hang: true }]);
  const asked = page.waitForRequest(/\/auth\/cookie$/u);
  await page.reload();
  await asked;
  const retry = page.getByRole('button', { name: 'Retry' });
  await page.clock.runFor(5000);
  await expect(retry).toBeVisible();
  expect(await showedPrivate()).toBe(false);
  await api.faults([]);
  await retry.click();
  await expectUsable(page);
});

test('the first frame stays until a slow server has confirmed the session', async ({ page, api }) => {
  await page.addInitScript(() => {
    const checkFrame = () => {
      const shown = document.querySelector('#start, header');
      if (shown?.id === 'start') Object.assign(window, { sawFrame: true });
      if (!shown && 'sawFrame' in window) Object.assign(window, { sawBlank: true });
      requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  });
  const release = await holdRequests(page, '/auth/cookie');
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.locator('#start')).toBeVisible();
  release();
  await expectUsable(page);
  expect(await page.evaluate(() => ['sawFrame', 'sawBlank'].filter((name) => name in window))).toEqual([
    'sawFrame',
  ]);
});

test('a session that ended while the console was closed redirects to the login at once', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const showedPrivate = await watchPrivate(page);
  await api.expire();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(expired)).toHaveCount(1);
  expect(await showedPrivate()).toBe(false);
});

test('editing the storage cannot skip steps', async ({ page, api }) => {
  const showedPrivate = await watchPrivate(page);
  await page.goto('/login');
  const { id, name, email } = accounts.super_admin;
  for (const stored of [
    JSON.stringify({ id, name, email, roles: ['super_admin'] }),
    JSON.stringify({ step: 'authenticated', confirmed: true, user: { id, email, roles: ['super_admin'] } }),
  ]) {
    await page.evaluate(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [USER_KEY, stored]);
    await page.goto(LIST);
    await expect(page).toHaveURL('/login');
  }
  await page.evaluate(
    (key) => localStorage.setItem(key, JSON.stringify({ step: 'otp', email: 'a@b.co' })),
    USER_KEY,
  );
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect(page.getByLabel('Enter OTP')).toBeHidden();
  expect(await showedPrivate()).toBe(false);
  await api.setUp({});
});

test('the role from the server counts, not the stored one', async ({ page, api }) => {
  await openAs(page, api, 'support', '/support/dashboard');
  await expectUsable(page);
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, roles: ['super_admin'] }));
  }, USER_KEY);
  const lists = countCalls(page, '/company/getAll');
  await page.goto('/master/company-management');
  await expect(page).toHaveURL('/unauthorized');
  expect(lists).toEqual([]);
});

test('corrupt storage is ignored', async ({ page, api }) => {
  await page.goto('/login');
  for (const corrupt of ['{"id":', '[]', '{"user":{"roles":[{}]}}']) {
    await page.evaluate(
      ([value, ...keys]) => {
        for (const key of keys) localStorage.setItem(key, value ?? '');
      },
      [corrupt, USER_KEY, 'blume.cache', 'blume.preferences', 'blume.recent'],
    );
    await page.goto(LIST);
    await expect(page, corrupt).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  }
  await signInHere(page, api, 'super_admin');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('without storage the console works until the next reload', async ({ page, api }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  await signIn(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectUsable(page);
});
