import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { accounts, type SeededRole, seededPassword } from '#fixtures/server/accounts.ts';
import { firstName } from '#src/lib/text.ts';
import type { World } from './oracle.ts';

/** Where the signed-in user is stored. */
export const USER_KEY = 'blume.user';

/** The first step, by keyboard: the email has the focus already. */
export async function enterPassword(page: Page, role: SeededRole, password = seededPassword): Promise<void> {
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(accounts[role].email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Types the code that was sent, once it is asked for; without Enter. Answers with it. */
export async function typeCode(page: Page, world: World, role: SeededRole): Promise<string> {
  await expect(page.getByLabel('Enter OTP')).toBeFocused();
  const code = await world.code(accounts[role].email);
  await page.keyboard.type(code);
  return code;
}

/** Both steps on the page as it is, by keyboard alone, until the sign-in page is left. */
export async function signInHere(page: Page, world: World, role: SeededRole): Promise<void> {
  await enterPassword(page, role);
  await typeCode(page, world, role);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/u);
}

/** Opens the console and signs in. */
export async function signIn(
  page: Page,
  world: World,
  role: SeededRole = 'super_admin',
  at = '/',
): Promise<void> {
  await page.goto(at);
  await signInHere(page, world, role);
}

/** Signs out by the user menu. */
export async function logOut(page: Page, role: SeededRole = 'super_admin'): Promise<void> {
  await page.getByRole('button', { name: firstName(accounts[role].name) }).click();
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
}

/** Everything that the page keeps, as one text. */
export function storedText(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
}

/** Writes down the requests to this path of the API. */
export function countCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api/v1${path}` && request.method() !== 'OPTIONS') calls.push(request.method());
  });
  return calls;
}
