import { readFileSync } from 'node:fs';
import { test as base, type Page } from 'playwright/test';
import { serveStorybook } from './site.ts';

/** A story or docs page in Storybook's `index.json`. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
  readonly tags: readonly string[];
}

const index: { entries: Record<string, Entry> } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
);

/** What the sidebar shows; other entries are for test runs. */
export const entries = Object.values(index.entries).filter(({ tags }) => tags.includes('dev'));

/** The control of a prop. */
export interface ArgType {
  readonly name: string;
  readonly control?: { readonly type?: string; readonly disable?: boolean };
  readonly options?: readonly unknown[];
  /** The control is offered while another arg has this value. */
  readonly if?: { readonly arg: string; readonly eq: unknown };
}

/** The used part of what Storybook puts into a preview. */
export interface Preview {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    readonly last: (event: string) => readonly unknown[] | undefined;
    readonly emit: (event: string, value: unknown) => void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    readonly storyStoreValue: {
      readonly loadStory: (request: { storyId: string }) => Promise<{
        readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
        readonly initialArgs: Readonly<Record<string, unknown>>;
        readonly argTypes: Readonly<Record<string, ArgType>>;
      }>;
    };
  };
}

/**
 * The path of an entry without Storybook's window. The test run checks accessibility: here it would take half of the
 * time.
 */
export const pathOf = (id: string, type: Entry['type']) =>
  `iframe.html?id=${id}&viewMode=${type}&globals=a11y.manual:!true`;

/** Runs in the preview: whether it knows its stories yet. */
const knowsStories = () =>
  (globalThis as unknown as Partial<Preview>).__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** Tests that go from story to story in one page: a page for each takes twice as long. */
export const test = base.extend<object, { preview: Page }>({
  preview: [
    async ({ browser }, use) => {
      const { address, close } = await serveStorybook();
      // Another time zone and language than in the test run.
      const reader = { baseURL: `${address}/`, timezoneId: 'America/New_York', locale: 'en-US' };
      const context = await browser.newContext(reader);
      const page = await context.newPage();
      await page.goto(pathOf('atlas-all-screens--docs', 'docs'));
      await page.waitForFunction(knowsStories);
      await use(page);
      await context.close();
      await close();
    },
    { scope: 'worker' },
  ],
});
