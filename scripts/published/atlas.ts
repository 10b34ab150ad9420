import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import type { AtlasPicture } from '#storybook/atlas/atlas.ts';
import { holdTimers, showTheme } from '../pictures/inPreview.ts';
import type { Entry } from './entries.ts';

/** Width of a thumbnail in px. */
const width = 320;
const themes = ['light', 'dark'] as const;

/** Whether the atlas shows the story: the states of screens. Components have live pages instead. */
export function isInAtlas({ type, title, tags = [] }: Entry): boolean {
  return type === 'story' && title.startsWith('Screens/') && tags.includes('state');
}

/** Photographs what the page shows, in both themes, into the folder. */
async function photograph(page: Page, id: string, folder: string): Promise<AtlasPicture> {
  const size = page.viewportSize() ?? { width: 1200, height: 900 };
  const session = await page.context().newCDPSession(page);
  await page.evaluate(holdTimers, true);
  // Colours change at once, not by a transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await page.evaluate(showTheme, theme);
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 70,
      clip: { x: 0, y: 0, ...size, scale: width / size.width },
    });
    writeFileSync(join(folder, `${id}-${theme}.webp`), Buffer.from(data, 'base64'));
  }
  await page.emulateMedia({ reducedMotion: null });
  await page.evaluate(holdTimers, false);
  await session.detach();
  return {
    light: `${id}-light.webp`,
    dark: `${id}-dark.webp`,
    width,
    height: Math.round((size.height * width) / size.width),
  };
}

/** Takes and keeps the pictures of the atlas. */
export interface Atlas {
  take: (page: Page, entry: Entry) => Promise<void>;
  /** Writes the list of pictures, in the order of their names. */
  write: () => void;
}

/** The pictures that a visit takes for the atlas of the Storybook in `storybook`. */
export function createAtlas(storybook: string): Atlas {
  const folder = join(storybook, 'atlas');
  const list = join(folder, 'pictures.json');
  // A visit of some stories only adds to those of the same build.
  const pictures: Record<string, AtlasPicture> = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : {};
  mkdirSync(folder, { recursive: true });
  return {
    async take(page, { id }) {
      pictures[id] = await photograph(page, id, folder);
    },
    write() {
      const sorted = Object.fromEntries(Object.entries(pictures).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(list, JSON.stringify(sorted));
    },
  };
}
