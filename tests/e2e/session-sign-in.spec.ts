import { expect } from 'playwright/test';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { expectUsable, test } from './journey.ts';
import { countCalls, enterPassword, signIn, signInHere, storedText, typeCode, USER_KEY } from './signIn.ts';

const alert = 'alert';

test('signs in with the keyboard only, and stores no secret', { tag: '@browsers' }, async ({ page, api }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  await expect(page).toHaveTitle('Login · Blume Console');
  await enterPassword(page, 'super_admin');
  await expect(page.getByRole('heading', { name: 'Verify OTP' })).toBeVisible();
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
  });
  const kept = `${await storedText(page)} ${page.url()} ${await page.evaluate(() => JSON.stringify(history.state))}`;
  for (const secret of [seededPassword, code, 'blume_session']) expect(kept).not.toContain(secret);
});

test('each role is redirected to its dashboard', async ({ page, api, context }) => {
  await signIn(page, api, 'support');
  await expect(page).toHaveURL('/support/dashboard');
  await context.clearCookies({ name: 'blume_session' });
  await api.setUp({});
  await page.evaluate(() => localStorage.clear());
  await signIn(page, api, 'admin');
  await expect(page).toHaveURL('/master/dashboard');
});

test('redirects to the dashboard when the role may not see the requested page', async ({ page, api }) => {
  await signIn(page, api, 'support', '/master/developer-users');
  await expect(page).toHaveURL('/support/dashboard');
  await page.goto('/master/developer-users');
  await expect(page).toHaveURL('/unauthorized');
});

test('an account without a portal sees the form with a note, and can log out', async ({ page, api }) => {
  await page.goto('/');
  await enterPassword(page, 'viewer');
  await typeCode(page, api, 'viewer');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByText(/viewer@blume\.example.*no portal/u)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByText(/no portal/u)).toBeHidden();
  await signInHere(page, api, 'super_admin');
  await expect(page).toHaveURL('/master/dashboard');
});

test('shows the errors of the server, and can return to the first step', async ({ page, api }) => {
  await page.goto('/login');
  const logo = page.getByRole('img', { name: 'Blume Console' });
  const place = await logo.boundingBox();
  await enterPassword(page, 'super_admin', 'wrong');
  await expect(page.getByRole(alert)).toHaveText('Invalid email or password');
  expect(await logo.boundingBox()).toEqual(place);
  await page.getByRole('textbox', { name: 'Password' }).fill(seededPassword);
  await page.keyboard.press('Enter');
  const otp = page.getByLabel('Enter OTP');
  await otp.fill('12a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Must be 6 digits')).toBeVisible();
  const code = await api.code(accounts.super_admin.email);
  await otp.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Verify OTP' }).click();
  await expect(page.getByRole(alert)).toContainText('That code is not right.');
  expect(await logo.boundingBox()).toEqual(place);
  // The refused code is selected, so that another one replaces it.
  await expect(otp).toBeFocused();
  await page.keyboard.type('12');
  await expect(otp).toHaveValue('12');
  await page.getByRole('button', { name: 'Edit Email/Password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(accounts.super_admin.email);
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByRole(alert)).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
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

test('an unreadable answer to the code does not sign in', async ({ page, api }) => {
  const attempts = countCalls(page, '/auth/verify-otp');
  await page.goto('/login');
  await enterPassword(page, 'super_admin');
  await typeCode(page, api, 'super_admin');
  for (const fault of [
    { body: '<!doctype html><title>Welcome</title>' },
    { body: '' },
    { body: null },
    { truncate: true as const },
  ]) {
    await api.faults([{ path: '/auth/verify-otp', ...fault }]);
    const before = attempts.length;
    await page.keyboard.press('Enter');
    await expect.poll(() => attempts.length).toBe(before + 1);
    await expect(page.getByRole(alert)).toHaveText('Invalid server response');
  }
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate((key) => localStorage.getItem(key), USER_KEY)).toBeNull();
});

test('when the user cannot be read, the first step is shown again', async ({ page, api }) => {
  await page.goto('/login');
  await enterPassword(page, 'super_admin');
  await typeCode(page, api, 'super_admin');
  await api.faults([{ path: '/auth/get', status: 500, body: {} }]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole(alert)).toHaveText('Failed to fetch user');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
});
