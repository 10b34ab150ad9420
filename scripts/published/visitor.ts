import type { Browser, BrowserContextOptions, Frame, Page } from 'playwright';
import { sizeOfStory } from '../pictures/inPreview.ts';
import { type Atlas, isInAtlas } from './atlas.ts';
import type { Entry } from './entries.ts';
import { firstStoryEnded, type VisitRequest, visitInPreview } from './inPreview.ts';
import { idleControls } from './playground.ts';
import { flawsOfProps } from './props.ts';
import { flawsOfTags } from './tags.ts';
import type { ConsoleLine, Visit } from './visitProblems.ts';

const minute = 60_000;
// The test run checks accessibility in both themes; here it would take most of the time.
const withoutAxe = 'globals=a11y.manual:!true';

// Not in the sidebar, so never an entry to visit: every visit is a navigation, whose end Storybook reports.
const start = 'foundations-guards--clock-is-fixed';

/** How a Storybook is opened. */
interface Opening {
  readonly path: string;
  readonly preview: (page: Page) => Promise<Frame>;
  readonly event: VisitRequest['event'];
}

/** With its manager, as a reader opens it. */
const withManager: Opening = {
  path: `/?path=/story/${start}`,
  event: 'selectStory',
  async preview(page) {
    const element = await page.waitForSelector('#storybook-preview-iframe');
    const preview = await element.contentFrame();
    if (!preview) throw new Error('Storybook has no preview.');
    return preview;
  },
};

/** Only its preview, which then has the size of the page. */
const withoutManager: Opening = {
  path: `/iframe.html?id=${start}&viewMode=story`,
  event: 'setCurrentStory',
  preview: async (page) => page.mainFrame(),
};

/** A page that shows a Storybook. */
export interface Opened {
  readonly page: Page;
  readonly preview: Frame;
  readonly errors: ConsoleLine[];
}

/** Opens a Storybook in a context of its own and waits for the first story. */
async function open(
  browser: Browser,
  address: string,
  opening: Opening,
  options: BrowserContextOptions,
): Promise<Opened> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors: ConsoleLine[] = [];
  page.on('console', (line) => {
    if (line.type() === 'error')
      errors.push({ text: `console.error: ${line.text()}`, url: line.location().url });
  });
  page.on('pageerror', (error) => errors.push({ text: `Uncaught: ${error.message}`, url: '' }));
  // The compiler of these scripts adds calls of a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (target) => target');
  await page.goto(`${address}${opening.path}&${withoutAxe}`);
  const preview = await opening.preview(page);
  // Storybook reloads the preview when a story is left before it has finished.
  await preview.waitForFunction(firstStoryEnded, null, { timeout: minute });
  return { page, preview, errors };
}

const brokenOff = (error: unknown): Visit => ({
  status: 'late',
  late: [],
  errorPage: null,
  thrown: [`The visit broke off: ${String(error)}`],
  brokenBlocks: [],
  flaws: [],
  errors: [],
  expected: [],
});

/** Visits stories and docs pages one after the other in one page. */
export interface Visitor {
  /** Visits an entry, with further steps. */
  visit: (entry: Entry, steps?: VisitSteps) => Promise<Visit>;
  close: () => Promise<void>;
}

/** What else a visit does in the page. */
export interface VisitSteps {
  /** Runs before the entry is shown. */
  readonly prepare?: (opened: Opened, entry: Entry) => Promise<void>;
  /** Runs after it has finished, and returns further flaws. */
  readonly examine?: (opened: Opened, entry: Entry) => Promise<readonly string[]>;
  /** Runs at the end. */
  readonly look?: (opened: Opened, entry: Entry) => Promise<void>;
}

/**
 * Creates a visitor of the Storybook at `address`. After an entry that did not finish the page is opened anew, because
 * the entry may still be running.
 */
function createVisitor(
  browser: Browser,
  address: string,
  opening: Opening,
  options: BrowserContextOptions,
): Visitor {
  let opened: Opened | null = null;

  async function close(): Promise<void> {
    await opened?.page.context().close();
    opened = null;
  }

  async function visitOpened(entry: Entry, { prepare, examine, look }: VisitSteps): Promise<Visit> {
    const { id, type, tags = [] } = entry;
    opened ??= await open(browser, address, opening, options);
    await prepare?.(opened, entry);
    opened.errors.length = 0;
    const behaviour = tags.includes('behaviour');
    const request = { id, type, behaviour, event: opening.event, limit: minute };
    const result = await opened.preview.evaluate(visitInPreview, request);
    const idle = type === 'docs' ? await opened.preview.evaluate(idleControls, 1000) : [];
    const flaws = [
      ...result.flaws,
      ...idle.map((name) => `The control of ${name} changes nothing.`),
      ...((await examine?.(opened, entry)) ?? []),
    ];
    const expected = result.expected.map(({ source, flags }) => new RegExp(source, flags));
    const visit = { ...result, flaws, expected, errors: [...opened.errors] };
    await look?.(opened, entry);
    return visit;
  }

  return {
    close,
    async visit(entry, steps = {}) {
      const visit = await visitOpened(entry, steps).catch(brokenOff);
      if (visit.status === 'late') {
        // A page that broke down cannot be closed.
        await opened?.page
          .context()
          .close()
          .catch(() => undefined);
        opened = null;
      }
      return visit;
    },
  };
}

/** A browser that differs from the test run's: another time zone, language and window size. */
const plain = {
  timezoneId: 'America/New_York',
  locale: 'en-US',
  viewport: { width: 1280, height: 720 },
} as const;

/**
 * Visits the entries one after the other in a plain browser, and calls `onVisit` for each. The states of the atlas are
 * visited without the manager, in a window of their own size, and photographed.
 */
export async function visitAll(
  browser: Browser,
  address: string,
  entries: readonly Entry[],
  atlas: Atlas,
  onVisit: (entry: Entry, visit: Visit) => void,
): Promise<void> {
  const reader = createVisitor(browser, address, withManager, plain);
  const camera = createVisitor(browser, address, withoutManager, plain);
  const described: VisitSteps = {
    examine: async ({ preview }, { type, tags = [] }) =>
      type === 'docs' || tags.includes('behaviour') ? [] : preview.evaluate(flawsOfProps),
  };
  const photographed: VisitSteps = {
    prepare: async ({ page, preview }, { id }) =>
      page.setViewportSize(await preview.evaluate(sizeOfStory, id)),
    examine: async ({ page }, { tags = [] }) => flawsOfTags(tags, page.viewportSize()?.width ?? 0),
    look: async ({ page }, entry) => atlas.take(page, entry),
  };
  for (const entry of entries) {
    const visit = isInAtlas(entry) ? camera.visit(entry, photographed) : reader.visit(entry, described);
    onVisit(entry, await visit);
  }
  await Promise.all([reader.close(), camera.close()]);
}
