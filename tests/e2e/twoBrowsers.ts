import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { expect } from 'playwright/test';

/** The same session in a second browser. */
export async function secondBrowser(browser: Browser, context: BrowserContext, path: string): Promise<Page> {
  const second = await browser.newContext({ storageState: await context.storageState() });
  const page = await second.newPage();
  await page.goto(path);
  return page;
}

/** Records the list reads of a resource and the updates, with the bodies of the updates. */
export function recordCalls(page: Page, resource: 'developer' | 'company') {
  const calls: { reads: string[]; updates: unknown[] } = { reads: [], updates: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname.endsWith(`/${resource}/getAll`))
      calls.reads.push(url.search);
    if (request.method() === 'PUT') calls.updates.push(request.postDataJSON());
  });
  return calls;
}

/** A function that moves the clock of the page on, so that what it has read is as old. Timers do not notice. */
export function clockOf(page: Page) {
  let passed = 0;
  return async (seconds: number) => {
    passed += seconds;
    await page.clock.setFixedTime(Date.now() + passed * 1000);
  };
}

/** Edits the record of this name in its list, with values by the labels of their fields. */
export async function change(
  page: Page,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('saved successfully')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Two presses in one task, because Playwright would wait while the button is busy. */
export async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLButtonElement) => {
    element.click();
    element.click();
  });
}
