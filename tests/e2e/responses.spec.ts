import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { countCalls } from './signIn.ts';

const LIST = '/master/developer-users';
const CALL = '/developer/getAll';

test('markup in a record is shown as text', async ({ page, api }) => {
  await openAs(page, api, 'super_admin', '/profile');
  const name = '<img src=x onerror="document.title=1"><b>Bold</b>';
  await api.faults([{ path: CALL, body: { users: [{ _id: 'a', name, email: name, phoneNumber: name }] } }]);
  await page.goto(LIST);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page).toHaveTitle('Developer Users · Blume Console');
});

test('a list that hangs is requested again when the user returns to it', async ({ page, api }) => {
  const calls = countCalls(page, CALL);
  await openAs(page, api, 'super_admin', '/master/dashboard');
  await api.faults([{ path: CALL, hang: true, times: 1 }]);
  await page.goto(LIST);
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/master/dashboard');
  await page.goBack();
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('a list that hangs shows a notice with Retry', async ({ page, api }) => {
  const calls = countCalls(page, CALL);
  await page.clock.install();
  await openAs(page, api, 'super_admin', '/master/dashboard');
  await api.faults([{ path: CALL, hang: true, times: 2 }]);
  await page.goto(LIST);
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Developers' })).toHaveAttribute('aria-busy', 'true');
  const notice = main.getByText('Loading the developers takes longer than usual.');
  for (const asked of [1, 2]) {
    await expect.poll(() => calls.length).toBe(asked);
    await page.clock.fastForward(8000);
    await expect(notice).toBeVisible();
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toBeHidden();
  }
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  expect(calls).toHaveLength(3);
  await page.clock.fastForward(60_000);
  await expect(notice).toBeHidden();
  await expectUsable(page);
});

test('a server that is down is not flooded with requests', async ({ page, api }) => {
  const calls = countCalls(page, CALL);
  const checks = countCalls(page, '/auth/cookie');
  await openAs(page, api, 'super_admin', LIST);
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  const before = checks.length;
  await api.faults([{ path: '/*', reset: true }]);
  for (let turn = 0; turn < 50; turn += 1) {
    await page.evaluate(() => {
      window.dispatchEvent(new Event('focus'));
      window.dispatchEvent(new Event('online'));
      document.dispatchEvent(new Event('visibilitychange'));
    });
  }
  // Fresh rows are not requested again, and the session is checked only when the route changes.
  expect([calls.length, checks.length - before]).toEqual([1, 0]);
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await expect.poll(() => checks.length - before).toBe(2);
  await page.goBack();
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  expect(calls).toHaveLength(1);
  await expectUsable(page);
});
