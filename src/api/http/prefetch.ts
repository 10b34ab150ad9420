import { apiBase } from './origin.ts';

/** A request in flight; `stop` aborts it. */
export interface Prefetch {
  readonly response: Promise<Response>;
  readonly stop: () => void;
}

declare global {
  /** The requests that the start script sent before the console's code was loaded, by method and URL. */
  var __blumePrefetches: Map<string, Prefetch> | undefined;
}

/**
 * Options of every request: with the cookie, and without the browser's HTTP cache, which would keep personal data on
 * the disk and make a request wait for an equal one that hangs.
 */
export const callInit = { credentials: 'include', cache: 'no-store' } as const;

/**
 * Sends a GET before the console's code is loaded; for the start script only. `http.ts` takes the response when it sends
 * the same request, and is the only code that reads it.
 */
export function prefetch(path: string): void {
  const url = apiBase + path;
  const controller = new AbortController();
  const response = fetch(url, { ...callInit, signal: controller.signal });
  // The caller that takes the response handles its failure; one that is never taken must not report it.
  response.catch(() => undefined);
  globalThis.__blumePrefetches ??= new Map();
  globalThis.__blumePrefetches.set(`GET ${url}`, { response, stop: () => controller.abort() });
}

/** Whether the start script sent this request and its response has not been taken. */
export function isPrefetched(path: string): boolean {
  return globalThis.__blumePrefetches?.has(`GET ${apiBase}${path}`) ?? false;
}

/** Takes the prefetch; undefined when there is none. */
export function takePrefetch(method: string, url: string): Prefetch | undefined {
  const key = `${method} ${url}`;
  const call = globalThis.__blumePrefetches?.get(key);
  globalThis.__blumePrefetches?.delete(key);
  return call;
}

/** Aborts the prefetches: they belong to an earlier session. */
export function dropPrefetches(): void {
  for (const { stop } of globalThis.__blumePrefetches?.values() ?? []) stop();
  globalThis.__blumePrefetches?.clear();
}
