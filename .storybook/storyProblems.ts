import { isCommonAssetRequest } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { taken } from '#fixtures/msw/overrides.ts';
import { underTest } from './bothThemes.ts';

const storybookRequest =
  /sb-common-assets|sb-vite|iframe\.html|@vite|@react-refresh|virtual:|__vitest|\.mdx$/;

let requested = 0;
let handled = 0;
let problems: string[] = [];

/** Starts the worker of the fake server, which counts handled requests and records unhandled ones as problems. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  const count = () => {
    handled += 1;
  };
  worker.events.on('request:match', count);
  worker.events.on('request:unhandled', count);
  await worker.start({
    quiet: true,
    // Beside the page: a published Storybook may be in a folder of its host, which a test run is not.
    serviceWorker: {
      url: underTest ? '/mockServiceWorker.js' : new URL('mockServiceWorker.js', document.baseURI).pathname,
    },
    onUnhandledRequest(request) {
      if (isCommonAssetRequest(request) || storybookRequest.test(request.url)) return;
      problems.push(`No handler answered ${request.method} ${request.url}`);
    },
  });
  return worker;
}

function text(value: unknown): string {
  return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
}

function imagesLoading(): boolean {
  return Array.from(document.images).some((image) => image.loading !== 'lazy' && !image.complete);
}

/** Collects problems of a story (console errors and warnings, unhandled requests) until `finish`. */
export function collectProblems() {
  requested = 0;
  handled = 0;
  taken.count = 0;
  problems = [];
  const real = { fetch: window.fetch, error: console.error, warn: console.warn };
  window.fetch = (...call) => {
    requested += 1;
    return real.fetch.apply(window, call);
  };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      problems.push(`console.${level}: ${values.map(text).join(' ').slice(0, 500)}`);
      real[level].apply(console, values);
    };
  }

  return {
    restore() {
      window.fetch = real.fetch;
      console.error = real.error;
      console.warn = real.warn;
    },
    /**
     * Returns the problems. `expected` are allowed ones (of an error boundary, for example); a missing one is a problem
     * too, so that no pattern is kept without need.
     */
    async finish(expected: readonly RegExp[]): Promise<readonly string[]> {
      // The worker handles requests asynchronously, so the last one may still be in flight.
      const end = performance.now() + 1000;
      while ((handled + taken.count < requested || imagesLoading()) && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      const missing = expected.filter((pattern) => !problems.some((line) => pattern.test(line)));
      const unexpected = problems.filter((line) => !expected.some((pattern) => pattern.test(line)));
      return [...unexpected, ...missing.map((pattern) => `Expected and did not come: ${pattern}`)];
    },
  };
}
