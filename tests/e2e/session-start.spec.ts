import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts } from '#fixtures/server/accounts.ts';
import { expectUsable, test } from './oracle.ts';
import { countCalls, signIn, USER_KEY } from './signIn.ts';

const LIST = '/master/developer-users';
const expired = 'Session expired. You have been logged out.';

/** Writes down whether anything private was ever drawn. */
async function watchPrivate(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('nav, table')) Object.assign(window, { drewPrivate: true });
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'drewPrivate' in window);
}

test('a server that cannot be reached at the start is no logout, and Retry brings the page', async ({
  page,
  world,
}) => {
  await signIn(page, world, 'super_admin', LIST);
  const drewPrivate = await watchPrivate(page);
  await world.faults([{ path: '/auth/cookie', reset: true }]);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(await drewPrivate()).toBe(false);
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).not.toBeNull();
  await world.faults([]);
  await retry.click();
  await expect(page).toHaveURL(LIST);
  await expectUsable(page);
});

test('a server that hangs at the start is said after five seconds, and can be asked anew', async ({
  page,
  world,
}) => {
  await signIn(page, world, 'super_admin', LIST);
  const drewPrivate = await watchPrivate(page);
  await world.faults([{ path: '/auth/cookie', hang: true }]);
  await page.reload();
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible({ timeout: 8000 });
  expect(await drewPrivate()).toBe(false);
  await world.faults([]);
  await retry.click();
  await expectUsable(page);
});

for (const [name, fault] of [
  ['an error', { status: 500, body: { message: 'Resting' } }],
  ['HTML', { body: '<!doctype html>' }],
  ['half an answer', { truncate: true as const }],
] as const) {
  test(`a session check that answers with ${name} is silent later on`, async ({ page, world }) => {
    await signIn(page, world);
    await world.faults([{ path: '/auth/cookie', ...fault }]);
    const checks = countCalls(page, '/auth/cookie');
    await page.goto('/profile', { waitUntil: 'commit' }).catch(() => undefined);
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await world.faults([]);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectUsable(page);
    await world.faults([{ path: '/auth/cookie', ...fault }]);
    const before = checks.length;
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect.poll(() => checks.length).toBe(before + 2);
    await expectUsable(page);
    await expect(page.getByText(/Resting|cannot be read/u)).toBeHidden();
  });
}

test('a session that ended while the console was closed leads to the login at once', async ({
  page,
  world,
}) => {
  await signIn(page, world, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const drewPrivate = await watchPrivate(page);
  await world.expire();
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(expired)).toHaveCount(1);
  expect(await drewPrivate()).toBe(false);
});

test('steps cannot be skipped by editing the storage', async ({ page, world }) => {
  const drewPrivate = await watchPrivate(page);
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
  expect(await drewPrivate()).toBe(false);
  await world.setUp({});
});

test('the role that counts is the one the server gives', async ({ page, world }) => {
  await signIn(page, world, 'support');
  await page.evaluate((key) => {
    const user = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, roles: ['super_admin'] }));
  }, USER_KEY);
  const lists = countCalls(page, '/company/getAll');
  await page.goto('/master/company-management');
  await expect(page).toHaveURL('/unauthorized');
  expect(lists).toEqual([]);
});

for (const spoilt of ['', '{"id":', 'null', '[]', '"x"', '{"user":{"roles":[{}]}}']) {
  test(`storage that holds ${JSON.stringify(spoilt)} is no user`, async ({ page, world }) => {
    await page.goto('/login');
    await page.evaluate(
      ([key, value]) => {
        localStorage.setItem(key ?? '', value ?? '');
        localStorage.setItem('blume.cache', value ?? '');
        localStorage.setItem('blume.preferences', value ?? '');
      },
      [USER_KEY, spoilt],
    );
    await signIn(page, world);
    await expectUsable(page);
  });
}

test('without any storage the console works until the next reload', async ({ page, world }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
  });
  await signIn(page, world, 'super_admin', LIST);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectUsable(page);
});
