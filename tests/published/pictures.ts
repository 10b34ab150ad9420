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

type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/**
 * Runs in the preview: where a story shows something, with some room, px: its texts, what is painted, and what has no
 * content of its own, such as an icon. A dialog and messages are alone in their picture, without the page behind them.
 */
function contentBox(): Readonly<Record<'x' | 'y' | 'width' | 'height', number>> {
  const boxes: Box[] = [];
  const within = (box: Box, limits: Box) => ({
    left: Math.max(box.left, limits.left),
    top: Math.max(box.top, limits.top),
    right: Math.min(box.right, limits.right),
    bottom: Math.min(box.bottom, limits.bottom),
  });
  const collect = (element: Element, limits: Box) => {
    const style = getComputedStyle(element);
    const isPainted =
      style.borderRightWidth !== '0px' ||
      style.backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      style.boxShadow !== 'none';
    const own = within(element.getBoundingClientRect(), limits);
    const hasMark = getComputedStyle(element, '::before').content !== 'none';
    if (isPainted || hasMark || element.childNodes.length === 0) boxes.push(own);
    for (const child of element.childNodes) {
      const inner = style.overflowY === 'visible' ? limits : own;
      const text = document.createRange();
      text.selectNode(child);
      if (child instanceof Element) collect(child, inner);
      else if (child.textContent?.trim()) boxes.push(within(text.getBoundingClientRect(), inner));
    }
  };
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const above = document.querySelectorAll('[data-dialog], [data-confirms], .Toastify__toast');
  for (const root of above.length > 0 ? above : document.body.children) collect(root, window);
  // Texts for screen readers are 1 px wide.
  const seen = boxes.filter(({ left, top, right, bottom }) => right - left > 1 && bottom > top);
  const start = (side: 'left' | 'top') => Math.max(0, Math.min(...seen.map((box) => box[side])) - 16);
  const end = (side: 'right' | 'bottom') =>
    Math.min(window[side], Math.max(...seen.map((box) => box[side])) + 16);
  // A component that shows nothing has a picture of the page.
  const [x, y, right, bottom] =
    seen.length > 0 ? [start('left'), start('top'), end('right'), end('bottom')] : [0, 0, 48, 48];
  return { x, y, width: Math.ceil(right - x), height: Math.ceil(bottom - y) };
}

/** Photographs a state, light and dark: of a screen for the Atlas, of a component for its docs page. */
export async function takePictures(page: Page, { id, title }: Entry): Promise<void> {
  mkdirSync(atlasFolder, { recursive: true });
  const size = page.viewportSize() ?? { width: SCREEN_WIDTH, height: SCREEN_WIDTH };
  const isScreen = title.startsWith('Screens/');
  // Colours change, and messages are in their place, at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const box = isScreen ? { x: 0, y: 0, ...size } : await page.evaluate(contentBox);
  const scale = isScreen ? SCREEN_WIDTH / size.width : Math.min(COMPONENT_SCALE, COMPONENT_WIDTH / box.width);
  const session = await page.context().newCDPSession(page);
  for (const theme of ['light', 'dark']) {
    await page.locator('html').evaluate((root, shown) => {
      root.dataset['theme'] = shown;
    }, theme);
    const clip = { ...box, scale };
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip });
    writeFileSync(`${atlasFolder}/${id}-${theme}.webp`, Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ reducedMotion: null });
  await session.detach();
}
