import { expect } from 'playwright/test';
import { chooseFile, csv, dialogOf, path, people, press } from './importing.ts';
import { test } from './journey.ts';
import { signIn } from './signIn.ts';

test('without the functions of a secure context one signs in, imports and saves', async ({ page, api }) => {
  await page.addInitScript(() => {
    const missing = { value: undefined };
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    Object.defineProperties(Crypto.prototype, { randomUUID: missing, subtle: missing });
    Object.defineProperties(Navigator.prototype, { clipboard: missing, locks: missing });
  });
  await signIn(page, api, 'super_admin', path);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await chooseFile(page, 'people.csv', csv(people(2)));
  await press(page, 'Import 2 rows');
  await expect(dialogOf(page).getByText('2 Created')).toBeVisible();
  await press(page, 'Done');
  await page.getByRole('button', { name: 'Edit Imported 1', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone Number' }).fill('+971 50 999 0000');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // One toast says both, and of whom.
  const toast = page.getByRole('status').filter({ hasText: 'Developer saved successfully' });
  await expect(toast).toHaveText(/Developer updated.*Developer saved successfully.*Imported 1/u);
});

test('with cookies blocked the sign-in says so before its form', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { value: false }),
  );
  await page.goto('/login');
  await expect(page.getByText('This browser blocks cookies.')).toBeVisible();
});
