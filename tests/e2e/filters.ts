import type { Locator, Page } from 'playwright/test';

/** The button of a filter with choices: `Status All`. */
export function filterButton(page: Page, label: string): Locator {
  const bar = page.getByRole('search', { name: 'Filters' });
  return bar.getByRole('button', { name: new RegExp(`^${label}:? `) });
}

/** Sets only one choice of a filter. */
export async function chooseFilter(page: Page, label: string, choice: string): Promise<void> {
  await filterButton(page, label).click();
  await page.getByRole('listbox', { name: label }).getByText(choice, { exact: true }).click();
}
