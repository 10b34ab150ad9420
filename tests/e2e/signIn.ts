import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts, type SeededRole, seededPassword } from '#fixtures/server/accounts.ts';
import { firstName } from '#src/lib/text.ts';
import type { TestApi } from './journey.ts';

/** Storage key of the signed-in user. */
export const USER_KEY = 'blume.user';

/** Fills and submits the first step with the keyboard; expects the focus on the email field. */
export async function enterPassword(page: Page, role: SeededRole, password = seededPassword): Promise<void> {
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(accounts[role].email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Types the issued code into the second step without submitting; returns the code. */
export async function typeCode(page: Page, api: TestApi, role: SeededRole): Promise<string> {
  await expect(page.getByLabel('Enter OTP')).toBeFocused();
  const code = await api.code(accounts[role].email);
  await page.keyboard.type(code);
  return code;
}

/** Signs in on the open sign-in page with the keyboard, and waits until it is left. */
export async function signInHere(page: Page, api: TestApi, role: SeededRole): Promise<void> {
  await enterPassword(page, role);
  await typeCode(page, api, role);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/u);
}

/** Opens the console and signs in. */
export async function signIn(
  page: Page,
  api: TestApi,
  role: SeededRole = 'super_admin',
  at = '/',
): Promise<void> {
  await page.goto(at);
  await signInHere(page, api, role);
}

/** Expects the notice of an ended session, and lets the time pass after which the console goes to the sign-in. */
export async function passExpiry(page: Page): Promise<void> {
  await expect(page.getByText('Session expired. You have been logged out.')).toHaveCount(1);
  await page.clock.runFor(3000);
  await expect(page).toHaveURL('/login');
}

/** Signs out with the user menu. */
export async function logOut(page: Page, role: SeededRole = 'super_admin'): Promise<void> {
  await page.getByRole('button', { name: firstName(accounts[role].name), exact: true }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

/** Storage and cookies of the page as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

/** Records the methods of requests to this path of the API. */
export function countCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/v1${path}` && request.method() !== 'OPTIONS') calls.push(request.method());
  });
  return calls;
}
