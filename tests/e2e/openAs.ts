import type { Page } from 'playwright/test';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts, type SeededRole } from '#fixtures/server/accounts.ts';
import type { ApiSetup } from '#fixtures/server/isolatedApis.ts';
import type { TestApi } from './journey.ts';
import { USER_KEY } from './signIn.ts';

/** Opens the console signed in: with the server's session cookie and the stored user. */
export async function openAs(
  page: Page,
  api: TestApi,
  role: SeededRole,
  path: string,
  { waitUntil = 'load', ...setup }: ApiSetup & { readonly waitUntil?: 'load' | 'commit' } = {},
): Promise<void> {
  const { id, name, email, roles } = accounts[role];
  const [, script] = await Promise.all([
    api.setUp({ ...setup, signedIn: email }),
    // Stored before the scripts of the opened document run, so that no other page must be visited first.
    page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      USER_KEY,
      JSON.stringify({ id, name, email, roles }),
    ] as const),
  ]);
  await page.goto(path, { waitUntil });
  // A later document must not sign in again.
  await script.dispose();
}

/** The same at the fixed moment of the stories, so that the samples are theirs; timers go on. */
export async function openSamples(page: Page, api: TestApi, role: SeededRole, path: string): Promise<void> {
  await page.clock.setFixedTime(storyNow);
  await openAs(page, api, role, path);
}
