import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';

export const atlasFolder = 'storybook-static/atlas';

/** Width of a picture in px. */
const width = 320;

/** Photographs the state of a screen for the Atlas, light and dark. */
export async function takePictures(page: Page, id: string): Promise<void> {
  mkdirSync(atlasFolder, { recursive: true });
  const size = page.viewportSize() ?? { width, height: width };
  const session = await page.context().newCDPSession(page);
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, shown) => {
      root.dataset['theme'] = shown;
    }, theme);
    const clip = { x: 0, y: 0, ...size, scale: width / size.width };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
    writeFileSync(`${atlasFolder}/${id}-${theme}.webp`, Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ reducedMotion: null });
  await session.detach();
}
