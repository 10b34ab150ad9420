import type { Browser, Frame, Page } from 'playwright';
import type { Entry } from './entries.ts';
import { firstStoryEnded, visitInPreview } from './inPreview.ts';
import type { ConsoleLine, Visit } from './verdict.ts';

/** A browser that differs from the test run's: another time zone, language and window size. */
const plain = {
  timezoneId: 'America/New_York',
  locale: 'en-US',
  viewport: { width: 1280, height: 720 },
} as const;

const minute = 60_000;
// The test run checks accessibility in both themes; here it would take most of the time.
const withoutAxe = 'globals=a11y.manual:!true';

// Not in the sidebar, so never an entry to visit: every visit is a navigation, whose end Storybook reports.
const start = '/story/foundations-guards--clock-is-fixed';

interface Opened {
  readonly page: Page;
  readonly preview: Frame;
  readonly errors: ConsoleLine[];
  close: () => Promise<void>;
}

/** Opens Storybook with its manager and waits for the first story. */
async function open(browser: Browser, address: string): Promise<Opened> {
  const context = await browser.newContext(plain);
  const page = await context.newPage();
  const errors: ConsoleLine[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error')
      errors.push({ text: `console.error: ${line.text()}`, url: line.location().url });
  });
  page.on('pageerror', (error) => errors.push({ text: `Uncaught: ${error.message}`, url: '' }));
  // The compiler of these scripts adds calls of a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (target) => target');
  await page.goto(`${address}/?path=${start}&${withoutAxe}`);
  const element = await page.waitForSelector('#storybook-preview-iframe');
  const preview = await element.contentFrame();
  if (!preview) throw new Error('Storybook has no preview.');
  // Storybook reloads the preview when a story is left before it has finished.
  await preview.waitForFunction(firstStoryEnded, null, { timeout: minute });
  return { page, preview, errors, close: () => context.close() };
}

async function visitEntry({ preview, errors }: Opened, { id, type }: Entry): Promise<Visit> {
  errors.length = 0;
  const result = await preview.evaluate(visitInPreview, { id, type, limit: minute });
  const expected = result.expected.map(({ source, flags }) => new RegExp(source, flags));
  return { ...result, expected, errors: [...errors] };
}

/**
 * Visits the entries one after the other in one page, and calls `onVisit` for each. After an entry that did not finish
 * the page is reloaded, because the entry may still be running.
 */
export async function visitAll(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  onVisit: (entry: Entry, visit: Visit) => void,
): Promise<void> {
  let opened: Opened | null = null;
  for (const entry of entries) {
    opened ??= await open(browser, address);
    let visit: Visit;
    try {
      visit = await visitEntry(opened, entry);
    } catch (error) {
      const thrown = [`The visit broke off: ${String(error)}`];
      visit = {
        status: 'late',
        late: [],
        errorPage: null,
        thrown,
        brokenBlocks: [],
        errors: [],
        expected: [],
      };
    }
    onVisit(entry, visit);
    if (visit.status === 'late') {
      await opened.close();
      opened = null;
    }
  }
  await opened?.close();
}
