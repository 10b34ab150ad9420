import { basename } from 'node:path';
import { expect } from 'playwright/test';
import { masterPortal, screensOf } from '#src/app/routes/screens.ts';
import { openAs } from './openAs.ts';
import { test } from './oracle.ts';

const apiOrigin = process.env.E2E_API_ORIGIN ?? '';

test('a support user is refused at every master address: only the session is asked, no screen is loaded', async ({
  page,
  world,
}) => {
  const calls: string[] = [];
  const files: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === apiOrigin) calls.push(`${request.method()} ${pathname}`);
    else files.push(pathname);
  });
  await openAs(page, world, 'support', '/support/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Support Dashboard' })).toBeVisible();
  // The names of the files tell which screens were loaded.
  const loaded = (screen: string) => files.filter((file) => file.includes(`/${screen}-`));
  expect(loaded('SupportDashboardContainer')).toHaveLength(1);

  const screens = screensOf(masterPortal);
  for (const { path } of screens) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/unauthorized');
    await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
  }
  const containers = screens.flatMap((screen) =>
    'module' in screen ? [basename(screen.module, '.tsx')] : [],
  );
  expect(containers).toContain('MasterTicketsContainer');
  expect(containers.flatMap(loaded)).toEqual([]);
  expect(new Set(calls)).toEqual(new Set(['GET /api/v1/auth/cookie']));
});
