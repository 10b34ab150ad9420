import type { Browser, Page } from 'playwright';
import type { Entry } from './entries.ts';

const limit = 20_000;
const atlas = 'atlas--docs';

/** Chooses a portal and a state in the dark, follows a picture and goes back: all must be kept, also by the address. */
async function followPicture(page: Page, address: string): Promise<readonly string[]> {
  const preview = page.frameLocator('#storybook-preview-iframe');
  const pressed = (name: string) => preview.getByRole('button', { name, exact: true, pressed: true });
  const kept = async (when: string) => {
    await pressed('Support Portal').waitFor({ timeout: limit });
    await pressed('long').waitFor({ timeout: limit });
    return page.url().includes('theme:dark') ? [] : [`${when} the theme is another one.`];
  };
  await page.goto(`${address}/?path=/docs/${atlas}&globals=theme:dark`);
  await preview.getByRole('button', { name: 'Support Portal' }).click({ timeout: limit });
  await preview.getByRole('button', { name: 'long', exact: true }).click();
  const picture = preview.getByRole('region', { name: 'Support Dashboard' }).getByRole('listitem').first();
  await picture.getByRole('link').click();
  await preview.getByRole('heading', { level: 1 }).waitFor({ timeout: limit });
  await page.waitForURL(/path=\/story\/screens-support-portal.*theme:dark/u, { timeout: limit });
  await page.goBack();
  const back = await kept('After Back');
  await page.reload();
  return [...back, ...(await kept('After a reload'))];
}

/** Follows the Atlas, if it is among the entries, and calls `onVisit` with what is wrong. */
export async function visitAtlas(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  onVisit: (entry: Entry, problems: readonly string[]) => void,
): Promise<void> {
  const entry = entries.find(({ id }) => id === atlas);
  if (!entry) return;
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  onVisit(entry, await followPicture(page, address).catch((error) => [String(error)]));
  await context.close();
}
