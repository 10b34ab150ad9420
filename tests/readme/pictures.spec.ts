import { expect } from 'playwright/test';
import { test } from '../e2e/journey.ts';
import { openSamples } from '../e2e/openAs.ts';

// Sorted by name, Latin names are first: the test browser has no letters of other scripts.
const pictures = [
  { name: 'developers', path: '/master/developer-users?sort=name.asc', theme: 'light' },
  { name: 'companies', path: '/master/company-management?sort=companyName.asc', theme: 'dark' },
] as const;

for (const { name, path, theme } of pictures) {
  test(`${name} in the ${theme} theme`, async ({ page, api }) => {
    await page.emulateMedia({ colorScheme: theme });
    await openSamples(page, api, 'super_admin', path);
    await expect(page.getByRole('table').getByRole('checkbox').nth(5)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notifications' })).toHaveAccessibleDescription(/unread/u);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `docs/pictures/${name}-${theme}.png` });
  });
}
