import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';

/** The entry of the console, without the start script and the stylesheet. */
const ENTRY = /\/assets\/index-[^/]*\.js$/u;

const message = (page: Page) => page.getByText('Blume Console could not be loaded.');
/** Expects the message, which an animation shows after eight seconds; they pass at once. */
async function expectMessage(page: Page): Promise<void> {
  await expect(message(page)).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(message(page)).toBeVisible();
}

const heading = (page: Page) => page.getByRole('heading', { name: 'Login' });

test('a console whose script is answered by a proxy shows a message with Reload', async ({
  page,
  errorMonitor,
}) => {
  // The browser's warning about a preloaded font that the page did not use.
  errorMonitor.allow(/preloaded using link preload but not used/u);
  await page.route(ENTRY, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await page.goto('/login#top');
  await expectMessage(page);
  await page.unroute(ENTRY);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(heading(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/login');
  await expect(message(page)).toHaveCount(0);
});

test('without every script, Reload opens the page with what was searched and opened', async ({
  page,
  api,
  errorMonitor,
}) => {
  errorMonitor.allow(/preloaded using link preload but not used/u);
  const scripts = /\/assets\/[^/]*\.js$/u;
  await page.route(scripts, (route) => route.abort('connectionreset'));
  const opened = '/master/developer-users?search=layla&open=add';
  await openAs(page, api, 'super_admin', opened);
  await expectMessage(page);
  await page.unroute(scripts);
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible();
  await expect(page).toHaveURL(opened);
});

test('without the stylesheet too, the message is shown at once', async ({ page }) => {
  await page.route('**/assets/**', (route) => route.abort('connectionrefused'));
  await page.goto('/login');
  await expect(message(page)).toBeVisible({ timeout: 4000 });
});

for (const [role, path, frame, name] of [
  ['super_admin', '/master/developer-users', 'console', 'Developer Management'],
  [null, '/login', 'login', 'Login'],
] as const) {
  test(`the frame of ${path} is painted before the scripts are there, and nothing shifts`, async ({
    page,
    api,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.route(/\/assets\/(?!start-)[^/]*\.js$/u, async (route) => {
      await held;
      await route.continue();
    });
    if (role) await openAs(page, api, role, path, { waitUntil: 'commit' });
    else await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length === 1);
    await expect(page.locator('html')).toHaveAttribute('data-start', frame);
    await expect(page.locator('#start svg')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 16, 20)');
    // No word of it, and nothing for assistive technology.
    await expect(page.locator('#start')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('#start')).toHaveText('');
    release();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('#start')).toHaveCount(0);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          // Without any shift the observer is not called.
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
        }),
    );
    expect(shift).toBe(0);
  });
}

test('a slow start does not show the message', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const checkFrame = () => {
      const text = document.querySelector('#not-loaded');
      const seen = text !== null && getComputedStyle(text).visibility === 'visible';
      if (seen) Object.assign(window, { sawNotLoaded: true });
      requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(message(page)).toBeAttached();
  await expect(message(page)).toBeHidden();
  release();
  await expect(heading(page)).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'sawNotLoaded' in window)).toBe(false);
});
