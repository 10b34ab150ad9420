import { expect, type Page } from 'playwright/test';
import { viewports } from '#storybook/toolbar.ts';
import { idleControls } from './controls.ts';
import { takePictures } from './pictures.ts';
import { type Entry, entries, type Preview, pathOf, test } from './storybook.ts';

/** Runs in the preview: the viewport that a story selects. */
async function viewportOf(storyId: string): Promise<string | undefined> {
  const preview = (globalThis as unknown as Preview).__STORYBOOK_PREVIEW__;
  return (await preview.storyStoreValue.loadStory({ storyId })).storyGlobals.viewport?.value;
}

/** Runs in the preview: what Storybook says of a story that has ended; null before. */
function endOf(storyId: string): readonly string[] | null {
  const channel = (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
  if (document.body.matches('.sb-show-errordisplay, .sb-show-nopreview')) return [document.body.innerText];
  const last = (event: string) => [channel?.last(event)?.[0] ?? []].flat() as { [key: string]: string }[];
  const [end] = last('storyFinished');
  if (end?.['storyId'] !== storyId) return null;
  if (end['status'] !== 'error') return [];
  const errors = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'].flatMap(last);
  return ['The story failed.', ...errors.map(({ message = '' }) => message)];
}

/** Follows what the browser says: uncaught errors, refused or missing files, and on docs pages all errors of the console. */
function followErrors(page: Page, { type }: Entry): readonly string[] {
  const errors: string[] = [];
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => errors.push(`Uncaught: ${message}`));
  page.on('console', (line) => {
    // A story judges its own lines (.storybook/storyProblems.ts), and the answers of its server are intended.
    const own = type === 'story' && line.args().length > 0;
    const answer = /\/api\//.test(line.location().url);
    if (line.type() === 'error' && !own && !answer) errors.push(line.text());
  });
  return errors;
}

/** Runs in the preview: goes to a story as a link between stories does. */
function showStory(storyId: string): void {
  const channel = (globalThis as unknown as Preview).__STORYBOOK_ADDONS_CHANNEL__;
  channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
}

async function expectStory(page: Page, entry: Entry): Promise<void> {
  const { id, title, tags } = entry;
  const viewport = viewports[(await page.evaluate(viewportOf, id)) as keyof typeof viewports];
  const isComponent = title.startsWith('Library/');
  // A table needs the width of a desk.
  const isSmall = isComponent && !title.endsWith('/DataTable');
  const { width, height } =
    viewport?.styles ?? (isSmall ? { width: '800', height: '600' } : { width: '1200', height: '900' });
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
  await page.evaluate(showStory, id);
  const end = await page.waitForFunction(endOf, id);
  expect(await end.jsonValue()).toEqual([]);
  if ((isComponent || title.startsWith('Screens/')) && tags.includes('state'))
    await takePictures(page, entry);
}

async function expectDocs(page: Page, { id, title }: Entry): Promise<void> {
  await page.goto(pathOf(id, 'docs'));
  const docs = page.locator('#storybook-docs');
  await expect(docs.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(docs.locator('.docblock-emptyblock')).toHaveCount(0);
  const frames = docs.locator('iframe');
  // A story is beside the text, or in a frame of its own.
  const blocks = docs.locator('.sb-story [id$="-inner"]:has(> *)').or(frames);
  const own = entries.filter((entry) => entry.title === title && entry.tags.includes('state'));
  const states = own.filter(({ type }) => type === 'story').length;
  // A page begins with eight states, and has a Playground.
  await expect(blocks).toHaveCount(states > 0 ? Math.min(states, 8) + 1 : 0, { timeout: 60_000 });
  for (let at = 0; at < (await frames.count()); at += 1) {
    await frames.nth(at).scrollIntoViewIfNeeded();
    const shown = frames.nth(at).contentFrame().locator('#storybook-root > *').first();
    await expect(shown).toBeAttached({ timeout: 60_000 });
  }
  const idle = title.startsWith('Library/') ? await page.evaluate(idleControls, 1000) : [];
  expect(idle).toEqual([]);
}

for (const entry of entries) {
  test(`${entry.title} / ${entry.name} (${entry.id})`, async ({ preview }) => {
    const page = entry.type === 'docs' ? await preview.context().newPage() : preview;
    const errors = followErrors(page, entry);
    await (entry.type === 'docs' ? expectDocs(page, entry) : expectStory(page, entry));
    expect(errors).toEqual([]);
    if (page !== preview) await page.close();
  });
}
