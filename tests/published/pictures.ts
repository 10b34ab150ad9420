import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import type { Entry } from './storybook.ts';

export const atlasFolder = 'storybook-static/atlas';

/** Width of the picture of a screen in px. */
const SCREEN_WIDTH = 320;

/** Docs pages show two pixels of a picture as one: components at four fifths of their size. */
const COMPONENT_SCALE = 1.6;

/** The most pixels of the width of a component's picture. */
const COMPONENT_WIDTH = 1280;

/** Runs in the preview: the size of what a story shows, with some room, px: of its texts, controls and what is painted. */
function contentSize(): { readonly width: number; readonly height: number } {
  const boxes = Array.from(document.body.querySelectorAll('*')).flatMap((element) => {
    const { borderRightWidth, backgroundColor, boxShadow } = getComputedStyle(element);
    const isPainted =
      borderRightWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)' || boxShadow !== 'none';
    const text = document.createRange();
    text.selectNodeContents(element);
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) return [];
    if (isPainted || element.childNodes.length === 0) return [box];
    return element.children.length === 0 ? [text.getBoundingClientRect()] : [];
  });
  const end = (side: 'right' | 'bottom') => Math.ceil(Math.max(0, ...boxes.map((box) => box[side])) + 16);
  return { width: end('right'), height: end('bottom') };
}

/** Photographs a state, light and dark: of a screen for the Atlas, of a component for its docs page. */
export async function takePictures(page: Page, { id, title }: Entry): Promise<void> {
  mkdirSync(atlasFolder, { recursive: true });
  const size = page.viewportSize() ?? { width: SCREEN_WIDTH, height: SCREEN_WIDTH };
  const isScreen = title.startsWith('Screens/');
  const content = isScreen ? size : await page.evaluate(contentSize);
  const width = Math.min(size.width, content.width);
  const height = Math.min(size.height, content.height);
  const scale = isScreen ? SCREEN_WIDTH / size.width : Math.min(COMPONENT_SCALE, COMPONENT_WIDTH / width);
  const session = await page.context().newCDPSession(page);
  // Colours change at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, shown) => {
      root.dataset['theme'] = shown;
    }, theme);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
    writeFileSync(`${atlasFolder}/${id}-${theme}.webp`, Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ reducedMotion: null });
  await session.detach();
}
