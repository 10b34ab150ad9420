import type { BrowserContext, ConsoleMessage, Page } from 'playwright';
import { test as base, expect } from 'playwright/test';
import type { Fault } from '#fixtures/server/faults.ts';
import { type WorldSetup, worldCookie } from '#fixtures/server/worlds.ts';

const origin = process.env.E2E_ORIGIN ?? '';
const apiOrigin = process.env.E2E_API_ORIGIN ?? '';

// The browser's own lines about a request that failed, which the console cannot keep it from writing.
const browsersOwn = /^Failed to load resource:|has been blocked by CORS policy|net::ERR_/;

/** What a journey must not see; empty at the end of every one. */
export class Oracle {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** A line that this journey is about. */
  allow(line: RegExp): void {
    this.#expected.push(line);
  }

  /** Watches every page of a browser, those that it opens later too. */
  watch(context: BrowserContext): void {
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
    } else if ((message.type() === 'error' || message.type() === 'warning') && !browsersOwn.test(text)) {
      this.#found.push(`console ${message.type()}: ${text}`);
    }
  }

  /** What was seen and not allowed. */
  findings(): readonly string[] {
    return this.#found.filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }
}

/** The reference API of one test: shared with no other one. */
export class World {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  async #control(method: 'POST' | 'PUT', path: string, data: unknown): Promise<void> {
    const answer = await this.#context.request.fetch(`${apiOrigin}/dev/${path}`, { method, data });
    expect(answer.ok(), `${method} /dev/${path}`).toBe(true);
  }

  /** Begins anew: rows, shapes, faults, and who is signed in. */
  setUp(setup: WorldSetup): Promise<void> {
    return this.#control('POST', 'world', setup);
  }

  /** Replaces the faults; an empty list mends everything. */
  faults(faults: readonly Fault[]): Promise<void> {
    return this.#control('PUT', 'faults', faults);
  }

  /** Ends every session on the server; the pages learn it from the next answer. */
  expire(): Promise<void> {
    return this.#control('POST', 'expire', {});
  }

  /** The one-time code that was last sent to this address. */
  async code(email: string): Promise<string> {
    const answer = await this.#context.request.get(`${apiOrigin}/dev/codes`);
    const { codes }: { codes: readonly { email: string; code: string }[] } = await answer.json();
    const found = codes.findLast((waiting) => waiting.email === email);
    if (!found) throw new Error(`No code waits for ${email}`);
    return found.code;
  }
}

interface Journey {
  readonly oracle: Oracle;
  readonly world: World;
}

/**
 * The test of every journey: a world of its own, and at the end no page error, no console error of ours, no
 * breach of the content policy and no request to anybody else.
 */
export const test = base.extend<Journey>({
  oracle: [
    async ({ context }, use) => {
      const oracle = new Oracle();
      oracle.watch(context);
      await use(oracle);
      expect(oracle.findings()).toEqual([]);
    },
    { auto: true },
  ],
  world: [
    async ({ context }, use, { testId }) => {
      await context.addCookies([{ name: worldCookie, value: testId, url: origin }]);
      await use(new World(context));
    },
    { auto: true },
  ],
});

/** Header and sidebar still answer: the console as a whole has survived. */
export async function expectUsable(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}
