import type { Browser, Page } from 'playwright';
import { sizeOfStory } from '../pictures/inPreview.ts';
import type { Entry } from './entries.ts';

const limit = 60_000;

interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    readonly storyStoreValue?: unknown;
    readonly currentRender?: { readonly phase?: string };
  };
}

/** Runs in a preview: whether it knows its stories. */
function hasStories(): boolean {
  return (globalThis as Preview).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;
}

/** Runs in a preview: how its story has ended; false while it has not. */
function ending(): string | false {
  const phase = (globalThis as Preview).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '';
  return /^(?:finished|errored|aborted)$/.test(phase) ? phase : false;
}

/** Of each title one story that is narrow, and all with filters: there the window's width decides what a play finds. */
export function storiesForTabs(entries: readonly Entry[]): readonly Entry[] {
  const narrow = entries.filter(({ type, tags }) => type === 'story' && tags?.includes('narrow'));
  return narrow.filter(
    ({ id, title }, at) =>
      id.endsWith('narrow-filters') || narrow.findIndex((other) => other.title === title) === at,
  );
}

async function problemsInTab(page: Page, address: string, { id }: Entry): Promise<readonly string[]> {
  await page.goto(`${address}/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`);
  await page.waitForFunction(hasStories, null, { timeout: limit });
  const { width } = await page.evaluate(sizeOfStory, id);
  // A story that selects no viewport, or one as wide as the tab, is not in a frame.
  if (width >= 1200) return [];
  const element = await page.waitForSelector('body > iframe', { timeout: limit }).catch(() => null);
  const frame = await element?.contentFrame();
  if (!frame) return [`In a tab of its own it is not ${width} px wide.`];
  const phase = await frame.waitForFunction(ending, null, { timeout: limit }).then((end) => end.jsonValue());
  return phase === 'finished' ? [] : ['In a tab of its own its play fails.'];
}

/** Opens stories in a tab of their own, which is wider than they are, and calls `onVisit` for each. */
export async function visitTabs(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  onVisit: (entry: Entry, problems: readonly string[]) => void,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  await context.addInitScript('globalThis.__name ??= (target) => target');
  const page = await context.newPage();
  for (const entry of storiesForTabs(entries)) {
    onVisit(entry, await problemsInTab(page, address, entry).catch((error) => [String(error)]));
  }
  await context.close();
}
