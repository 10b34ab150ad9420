import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** Fills the open form Add Developer; its Company is already chosen. */
export async function fillDeveloper(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Company' })).toHaveValue('Acme Developments');
  for (const [name, value] of [
    ['Name', 'Nadia Rahimi'],
    ['Emirates ID', '784-1991-1234567-1'],
    ['Email', 'nadia@acme.example'],
    ['Phone Number', '+971 50 000 0000'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}
