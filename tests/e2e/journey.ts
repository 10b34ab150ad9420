import type { BrowserContext, ConsoleMessage, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import type { Fault } from '#fixtures/server/faults.ts';
import { type ApiSetup, apiCookie } from '#fixtures/server/isolatedApis.ts';
import { delayTasks } from '#scripts/slow/delayTasks.ts';
import { isSlow } from '#scripts/slow/isSlow.ts';

const origin = process.env.E2E_ORIGIN ?? '';
const apiOrigin = process.env.E2E_API_ORIGIN ?? '';

// Console messages of the browser about failed requests, which the console cannot prevent.
const browserMessages = /^Failed to load resource:|has been blocked by CORS policy|net::ERR_/;

/** Collects errors that must not happen in a journey; the test fails if there are any at its end. */
class ErrorMonitor {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Allows an error that the journey is about. */
  allow(line: RegExp): void {
    this.#expected.push(line);
  }

  /** Observes all pages of a browser context, including later ones. */
  observe(context: BrowserContext): void {
    context.on('weberror', (error) => this.#found.push(`page error: ${error.error()}`));
    context.on('console', (message) => this.#console(message));
    context.on('request', (request) => {
      const url = new URL(request.url());
      const own = url.origin === origin || url.origin === apiOrigin;
      if (!own && !['blob:', 'data:', 'about:'].includes(url.protocol)) {
        this.#found.push(`foreign request: ${request.url()}`);
      }
    });
  }

  #console(message: ConsoleMessage): void {
    const text = message.text();
    if (/Content.Security.Policy|TrustedHTML|TrustedScript/i.test(text)) {
      this.#found.push(`content policy: ${text}`);
    } else if ((message.type() === 'error' || message.type() === 'warning') && !browserMessages.test(text)) {
      this.#found.push(`console ${message.type()}: ${text}`);
    }
  }

  /** The errors that are not allowed. */
  findings(): readonly string[] {
    return this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** The isolated reference API of one test. */
export class TestApi {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async #control(method: 'POST' | 'PUT', path: string, data: unknown): Promise<void> {
    const answer = await this.#context.request.fetch(`${apiOrigin}/dev/${path}`, { method, data });
    expect(answer.ok(), `${method} /dev/${path}`).toBe(true);
  }

  /** Resets rows, shape, faults and the signed-in account. */
  setUp(setup: ApiSetup): Promise<void> {
    return this.#control('POST', 'world', setup);
  }

  /** Replaces the faults; an empty list removes all. */
  faults(faults: readonly Fault[]): Promise<void> {
    return this.#control('PUT', 'faults', faults);
  }

  /** Ends every session on the server; pages get a 401 at their next request. */
  expire(): Promise<void> {
    return this.#control('POST', 'expire', {});
  }

  /** The last one-time code of this email. */
  async code(email: string): Promise<string> {
    const answer = await this.#context.request.get(`${apiOrigin}/dev/codes`);
    const { codes }: { codes: readonly { email: string; code: string }[] } = await answer.json();
    const found = codes.findLast((waiting) => waiting.email === email);
    if (!found) throw new Error(`No code waits for ${email}`);
    return found.code;
  }
}

interface Journey {
  readonly errorMonitor: ErrorMonitor;
  readonly api: TestApi;
}

/** Waits for two frames and the tasks behind them. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );

/**
 * Lets the page listen before a key is pressed: a dialog takes the focus in the frame after the one that shows it. A
 * person cannot be that fast, a test can.
 */
function pressAfterPaint(page: Page): void {
  const press = page.keyboard.press.bind(page.keyboard);
  page.keyboard.press = async (...given) => {
    await painted(page);
    await press(...given);
  };
}

/**
 * The test function of every journey. Each test has its own API and fails if there was a page error, a console
 * error, a violation of the content policy or a request to a foreign origin.
 */
export const test = base.extend<Journey>({
  page: async ({ page }, use) => {
    pressAfterPaint(page);
    await use(page);
  },
  errorMonitor: [
    async ({ context }, use) => {
      // A script of the context makes Playwright miss some tabs that a link opens. A tab may be closed by then.
      if (isSlow) context.on('page', (page) => page.addInitScript(delayTasks).catch(() => undefined));
      const errorMonitor = new ErrorMonitor();
      errorMonitor.observe(context);
      await use(errorMonitor);
      expect(errorMonitor.findings()).toEqual([]);
    },
    { auto: true },
  ],
  api: [
    async ({ context }, use, { testId }) => {
      await context.addCookies([{ name: apiCookie, value: testId, url: origin }]);
      await use(new TestApi(context));
    },
    { auto: true },
  ],
});

/** Expects that header and sidebar are still shown. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

/**
 * Holds the requests to a path of the API, which may end with `*`, until the returned function is called. The first
 * `passing` of them are not held.
 */
export async function holdRequests(page: Page, path: string, passing = 0): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let seen = 0;
  await page.route(`**/api/v1${path}`, async (route) => {
    seen += 1;
    if (seen > passing) await released;
    await route.continue();
  });
  return release;
}
