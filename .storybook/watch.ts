import { isCommonAssetRequest } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';

const storybooksOwn = /sb-common-assets|sb-vite|iframe\.html|@vite|@react-refresh|virtual:|__vitest|\.mdx$/;

let started = 0;
let decided = 0;
let found: string[] = [];

/** The worker of the fake server; it counts what it decides and writes down what no handler answered. */
export async function startWorker(): Promise<SetupWorker> {
  const worker = setupWorker();
  const decide = () => {
    decided += 1;
  };
  worker.events.on('request:match', decide);
  worker.events.on('request:unhandled', decide);
  await worker.start({
    quiet: true,
    onUnhandledRequest(request) {
      if (isCommonAssetRequest(request) || storybooksOwn.test(request.url)) return;
      found.push(`No handler answered ${request.method} ${request.url}`);
    },
  });
  return worker;
}

function text(value: unknown): string {
  return value instanceof Error ? `${value.name}: ${value.message}` : String(value);
}

function imagesComing(): boolean {
  return Array.from(document.images).some((image) => image.loading !== 'lazy' && !image.complete);
}

/** Collects what a story must not do (console errors and warnings, unanswered requests) until `finish`. */
export function watchStory() {
  started = 0;
  decided = 0;
  found = [];
  const real = { fetch: window.fetch, error: console.error, warn: console.warn };
  window.fetch = (...call) => {
    started += 1;
    return real.fetch.apply(window, call);
  };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...values: unknown[]) => {
      found.push(`console.${level}: ${values.map(text).join(' ').slice(0, 500)}`);
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
     * Gives what was collected. `expected` are the lines that the story is about (an error boundary's, for
     * example): each has to come, so that no allowance outlives its reason.
     */
    async finish(expected: readonly RegExp[]): Promise<readonly string[]> {
      // The worker decides asynchronously: a request of the last moment must not be missed.
      const end = performance.now() + 1000;
      while ((decided < started || imagesComing()) && performance.now() < end) {
        await new Promise(requestAnimationFrame);
      }
      const missing = expected.filter((pattern) => !found.some((line) => pattern.test(line)));
      const surprising = found.filter((line) => !expected.some((pattern) => pattern.test(line)));
      return [...surprising, ...missing.map((pattern) => `Expected and did not come: ${pattern}`)];
    },
  };
}
