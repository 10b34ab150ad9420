import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Entry } from './storybook.ts';

export const atlasFolder = 'storybook-static/atlas';

/** Width of the picture of a screen in px. */
const SCREEN_WIDTH = 320;

/** The most pixels of the width of a component's picture, of which docs pages show half. */
const COMPONENT_WIDTH = 720;

/** Runs in the preview: the height of what a story shows, px. */
function contentHeight(): number {
  const bottoms = Array.from(document.body.querySelectorAll('*'), (element) => {
    const { bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 ? bottom : 0;
  });
  return Math.max(...bottoms) + 16;
}

/** Photographs a state, light and dark: of a screen for the Atlas, of a component for its docs page. */
export async function takePictures(page: Page, { id, title }: Entry): Promise<void> {
  mkdirSync(atlasFolder, { recursive: true });
  const size = page.viewportSize() ?? { width: SCREEN_WIDTH, height: SCREEN_WIDTH };
  const isScreen = title.startsWith('Screens/');
  const height = isScreen ? size.height : Math.min(size.height, await page.evaluate(contentHeight));
  const scale = isScreen ? SCREEN_WIDTH / size.width : Math.min(0.9, COMPONENT_WIDTH / size.width);
  const session = await page.context().newCDPSession(page);
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, shown) => {
      root.dataset['theme'] = shown;
    }, theme);
    const clip = { x: 0, y: 0, width: size.width, height, scale };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
    writeFileSync(`${atlasFolder}/${id}-${theme}.webp`, Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ reducedMotion: null });
  await session.detach();
}
