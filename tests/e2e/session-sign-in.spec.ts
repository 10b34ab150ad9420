import { expect } from 'playwright/test';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls, enterPassword, signIn, storedText, typeCode, USER_KEY } from './signIn.ts';

const alert = 'alert';

test('signs in with the keyboard only, and stores no secret', { tag: '@browsers' }, async ({ page, api }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login · Blume Console');
  await enterPassword(page, 'super_admin');
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
  await expect(page).toHaveTitle('Verify OTP · Blume Console');
  await expect(page.getByText(`OTP sent to ${accounts.super_admin.email}`)).toBeVisible();
  const code = await typeCode(page, api, 'super_admin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/master/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectUsable(page);

  const { id, name, email, roles } = accounts.super_admin;
  expect(JSON.parse((await page.evaluate((key) => localStorage.getItem(key), USER_KEY)) ?? '')).toEqual({
    id,
    name,
    email,
    roles,
    since: expect.any(Number),
  });
  const kept = `${await storedText(page)} ${page.url()} ${await page.evaluate(() => JSON.stringify(history.state))}`;
  for (const secret of [seededPassword, code, 'blume_session']) expect(kept).not.toContain(secret);
});

test('each role is redirected to its dashboard, and to no page that it may not see', async ({
  page,
  api,
  context,
}) => {
  await signIn(page, api, 'support', '/master/developer-users');
  await expect(page).toHaveURL('/support/dashboard');
  await expect(page.getByText('The page you asked for belongs to another portal')).toBeVisible();
  await page.goto('/master/developer-users');
  await expect(page).toHaveURL('/unauthorized');
  await context.clearCookies({ name: 'blume_session' });
  await api.setUp({});
  await page.evaluate(() => localStorage.clear());
  await signIn(page, api, 'admin');
  await expect(page).toHaveURL('/master/dashboard');
});

test('an account without a portal is led to the sign-in, which says so, and Log Out has its email', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'viewer', '/master/developer-users');
  const sentence = page.getByText(
    'You are signed in as viewer@blume.example, but this account has no portal here.',
  );
  await expect(sentence).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  const sent = page.waitForRequest(/\/auth\/logout$/u);
  await page.getByRole('button', { name: 'Log Out' }).click();
  expect((await sent).postDataJSON()).toEqual({ email: 'viewer@blume.example' });
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('one form sends one request: Enter held down, a double click', async ({ page, api }) => {
  const logins = countCalls(page, '/auth/master/login');
  const codes = countCalls(page, '/auth/verify-otp');
  await page.goto('/login');
  await api.faults([
    { path: '/auth/master/login', delay: 300 },
    { path: '/auth/verify-otp', delay: 300 },
  ]);
  await enterPassword(page, 'super_admin');
  for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter');
  await typeCode(page, api, 'super_admin');
  await page.getByRole('button', { name: 'Verify OTP' }).dblclick();
  await expect(page).toHaveURL('/master/dashboard');
  expect([logins, codes]).toEqual([['POST'], ['POST']]);
});

test('the session of another browser can be ended', async ({ page, api, browser, errorMonitor, context }) => {
  await signIn(page, api);
  const second = await browser.newContext();
  errorMonitor.observe(second);
  await second.addCookies((await context.cookies()).filter(({ name }) => name === 'blume_world'));
  const other = await second.newPage();
  await other.goto('/login');
  await enterPassword(other, 'super_admin');
  await expect(other.getByRole(alert)).toContainText('Session is already active. Please logout first.');
  await other.getByRole('button', { name: 'Logout from other session' }).click();
  await expect(other.getByText(/has been logged out/u)).toBeVisible();
  await expect(other.getByRole(alert)).toBeHidden();
  await other.getByRole('button', { name: 'Login' }).click();
  await typeCode(other, api, 'super_admin');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/master/dashboard');

  await page.reload();
  await expect(page).toHaveURL('/login');
  await second.close();
});
