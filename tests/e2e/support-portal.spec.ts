import { basename } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { masterPortal, type Portal, screensOf, supportPortal } from '#src/app/routes/screens.ts';
import { test } from './journey.ts';
import { openAs } from './openAs.ts';
import { signIn } from './signIn.ts';

const apiOrigin = process.env.E2E_API_ORIGIN ?? '';
const screens = screensOf(masterPortal);
const containers = containersOf(masterPortal);

/** The names of a portal's screens, as their files have them. */
function containersOf(portal: Portal): readonly string[] {
  return screensOf(portal).flatMap((screen) => ('module' in screen ? [basename(screen.module, '.tsx')] : []));
}

/** Records the requests to the API, and the files: their names tell which screens were loaded. */
function recordRequests(page: Page) {
  const calls: string[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === apiOrigin) calls.push(`${request.method()} ${pathname}`);
    else files.push(pathname);
  });
  return { calls, loaded: (screen: string) => files.filter((file) => file.includes(`/${screen}-`)) };
}

test('a support user is refused at every master address: only the session is asked, no screen is loaded', async ({
  page,
  api,
}) => {
  const { calls, loaded } = recordRequests(page);
  await openAs(page, api, 'support', '/support/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Dashboard' })).toBeVisible();
  expect(loaded('SupportDashboardContainer')).toHaveLength(1);

  expect(screens).toHaveLength(15);
  for (const { path } of screens) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
    await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
  }
  expect(containers).toContain('MasterTicketsContainer');
  expect(containers.flatMap(loaded)).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie']));
});

test('a support user who signs in loads no master screen, not even the one requested before', async ({
  page,
  api,
}) => {
  const { loaded } = recordRequests(page);
  await signIn(page, api, 'support', '/master/developer-users');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Dashboard' })).toBeVisible();
  expect(loaded('SupportDashboardContainer')).toHaveLength(1);
  expect(containers.flatMap(loaded)).toEqual([]);
});

test('the search of an account without a portal has its own pages only, and loads nothing of a portal', async ({
  page,
  api,
}) => {
  const { calls, loaded } = recordRequests(page);
  await openAs(page, api, 'viewer', '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const options = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
  await expect(options.filter({ hasText: 'Profile' })).toHaveCount(1);
  await page.keyboard.type('a');
  await expect(options.filter({ hasText: 'Profile' })).toHaveCount(0);
  // The commands of the frame.
  await expect(options).toHaveCount(6);
  expect(['masterKinds', 'staffUsers.store', 'supportKinds', 'supportUsers.store'].flatMap(loaded)).toEqual(
    [],
  );
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie']));
});

test('capital or encoded letters in an address load nothing of the master portal', async ({ page, api }) => {
  const { calls, loaded } = recordRequests(page);
  await openAs(page, api, 'support', '/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();

  for (const spelling of ['/MASTER/BLUME-USERS', '/%6Daster/blume-users', '/Master/dashboard']) {
    await page.goto(spelling);
    await expect(page, spelling).toHaveURL('/unauthorized');
    await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
  }
  // The samples of Blume Users have passwords.
  expect([...containersOf(masterPortal), 'staffUsers.store'].flatMap(loaded)).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie']));

  await page.goto(supportPortal.home.toUpperCase());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Dashboard/u);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});
