import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { expectUsable, test } from './journey.ts';
import { openAs } from './openAs.ts';
import { logOut, signInHere, storedText } from './signIn.ts';

const LIST = '/master/developer-users';
const EMAIL = 'layla@acme.example';

/** Waits until the rows of the list are in storage. */
async function keepList(page: Page): Promise<void> {
  await expect(page.getByRole('row', { name: /Layla Haddad/u })).toBeVisible();
  await expect.poll(() => storedText(page)).toContain(EMAIL);
}

const isKept = async (page: Page) => (await storedText(page)).includes(EMAIL);

test('kept rows are removed after an hour, also on another page', async ({ page, api }) => {
  await page.clock.install();
  await openAs(page, api, 'super_admin', LIST);
  await keepList(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL('/master/dashboard');
  expect(await isKept(page)).toBe(true);
  await page.clock.fastForward('01:01:00');
  await expect.poll(() => isKept(page)).toBe(false);
  await expectUsable(page);
});

test('kept rows that are too old or of another build are removed at the start of any page', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  for (const change of [{ build: '/assets/start-other.js' }, { at: Date.now() - 3_600_000 }]) {
    await page.goto(LIST);
    await keepList(page);
    await page.goto('/favicon.svg');
    await page.evaluate(({ build, at }) => {
      const stored = JSON.parse(localStorage.getItem('blume.cache') ?? '{}');
      if (build !== undefined) stored.build = build;
      for (const key of Object.keys(stored.entries)) stored.entries[key].at = at ?? stored.entries[key].at;
      localStorage.setItem('blume.cache', JSON.stringify(stored));
    }, change);
    expect(await isKept(page)).toBe(true);
    await page.goto('/profile');
    await expectUsable(page);
    expect(await isKept(page)).toBe(false);
  }
});

test('kept rows of one user are removed when another signs in, before any list is read', async ({
  page,
  api,
}) => {
  await openAs(page, api, 'super_admin', LIST);
  await keepList(page);
  const kept = await page.evaluate(() => ({ ...localStorage }));
  await page.goto('/profile');
  await logOut(page);
  await expect(page).toHaveURL('/login');
  // Restores the rows, as if the sign-out had not removed them.
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) {
      if (key.startsWith('blume.cache')) localStorage.setItem(key, String(value));
    }
  }, kept);
  await signInHere(page, api, 'admin');
  await expectUsable(page);
  expect(await isKept(page)).toBe(false);
});
