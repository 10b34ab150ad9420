import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
/** The bar of the selected rows. */
export const selectedRows = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
export const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}` }).check();
/** The values of the stat cards, in their order. */
export const figures = (page: Page) => page.getByRole('main').getByRole('definition');

/** The tab of a view above a list. */
export const viewLink = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Views' }).getByRole('link', { name, exact: true });

/** Saves what is searched and filtered as a view, and waits until it is stored, of which only its tab tells. */
export async function saveView(page: Page, name: string): Promise<void> {
  await button(page, 'Save view').click();
  await field(page, 'Name').fill(name);
  await page.keyboard.press('Enter');
  await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'true');
}

/** Opens a screen by its link in the sidebar, after its group: a reload would restore the samples. */
export async function visit(page: Page, link: string, group?: string): Promise<void> {
  if (group) await button(page, group).click();
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await expect(page).toHaveTitle(new RegExp(link, 'u'));
}

/** The file that a press of this control downloads. */
export async function download(page: Page, control: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

/** The button of a filter with choices: `Status All`. */
export function filterButton(page: Page, label: string): Locator {
  const bar = page.getByRole('search', { name: 'Filters' });
  return bar.getByRole('button', { name: new RegExp(`^${label} `) });
}

/** Sets only one choice of a filter. */
export async function chooseFilter(page: Page, label: string, choice: string): Promise<void> {
  await filterButton(page, label).click();
  await page.getByRole('listbox', { name: label }).getByText(choice, { exact: true }).click();
}
