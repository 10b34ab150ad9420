import type { Browser, Frame, Page } from 'playwright';
import type { Entry } from './entries.ts';
import { firstStoryEnded, visitInPreview } from './inPreview.ts';
import type { ConsoleLine, Seen } from './verdict.ts';

/** A browser far from the test run's: another zone and language, and a window that the manager takes much of. */
const plain = {
  timezoneId: 'America/New_York',
  locale: 'en-US',
  viewport: { width: 1280, height: 720 },
} as const;

const minute = 60_000;
// Accessibility is judged by the test run, in both themes; here it would take most of the time.
const withoutAxe = 'globals=a11y.manual:!true';

// Not in the sidebar, hence never visited: every visit is a move, whose end Storybook tells.
const start = '/story/foundations-guards--clock-stands-still';

interface Opened {
  readonly page: Page;
  readonly preview: Frame;
  readonly errors: ConsoleLine[];
  close(): Promise<void>;
}

/** Opens Storybook as a person does, manager and all, and waits until something is shown. */
async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext(plain);
  const page = await context.newPage();
  const errors: ConsoleLine[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error')
      errors.push({ text: `console.error: ${line.text()}`, url: line.location().url });
  });
  page.on('pageerror', (error) => errors.push({ text: `Uncaught: ${error.message}`, url: '' }));
  // The compiler of these scripts names functions with a helper that a page does not have.
  await context.addInitScript('globalThis.__name ??= (target) => target');
  await page.goto(`${address}/?path=${start}&${withoutAxe}`);
  const element = await page.waitForSelector('#storybook-preview-iframe');
  const preview = await element.contentFrame();
  if (!preview) throw new Error('Storybook has no preview.');
  // Storybook loads the preview anew when a story is left in the middle.
  await preview.waitForFunction(firstStoryEnded, null, { timeout: minute });
  return { page, preview, errors, close: () => context.close() };
}

async function visit({ preview, errors }: Opened, { id, type }: Entry): Promise<Seen> {
  errors.length = 0;
  const ending = await preview.evaluate(visitInPreview, { id, type, limit: minute });
  const expected = ending.expected.map(({ source, flags }) => new RegExp(source, flags));
  return { ...ending, expected, errors: [...errors] };
}

/**
 * Visits the entries one after the other in one page, and calls `tell` with each. The page is loaded anew after an
 * entry that did not end, since it may still be at work there.
 */
export async function visitAll(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  tell: (entry: Entry, seen: Seen) => void,
): Promise<void> {
  let opened: Opened | null = null;
  for (const entry of entries) {
    opened ??= await open(browser, address);
    let seen: Seen;
    try {
      seen = await visit(opened, entry);
    } catch (error) {
      const thrown = [`The visit broke off: ${String(error)}`];
      seen = {
        status: 'late',
        late: [],
        errorPage: null,
        thrown,
        brokenBlocks: [],
        errors: [],
        expected: [],
      };
    }
    tell(entry, seen);
    if (seen.status === 'late') {
      await opened.close();
      opened = null;
    }
  }
  await opened?.close();
}
