import { apiBase } from './origin.ts';

/** A request in flight; `stop` aborts it. */
export interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly stop: () => void;
}

declare global {
  /** The requests that the start script sent before the console's code was loaded, by method and URL. */
  var __blumeEarly: Map<string, EarlyCall> | undefined;
}

/**
 * Options of every request: with the cookie, and without the browser's HTTP cache, which would keep personal data on
 * the disk and make a request wait for an equal one that hangs.
 */
export const callInit = { credentials: 'include', cache: 'no-store' } as const;

/**
 * Sends a GET before the console's code is loaded; for the start script only. `http.ts` takes the answer when it sends
 * the same request, and is the only code that reads it.
 */
export function requestEarly(path: string): void {
  const url = apiBase + path;
  const controller = new AbortController();
  const answer = fetch(url, { ...callInit, signal: controller.signal });
  // The caller that takes the answer handles its failure; an answer that is never taken must not report one.
  answer.catch(() => undefined);
  globalThis.__blumeEarly ??= new Map();
  globalThis.__blumeEarly.set(`GET ${url}`, { answer, stop: () => controller.abort() });
}

/** Whether the start script sent this request and its answer has not been taken. */
export function isRequestedEarly(path: string): boolean {
  return globalThis.__blumeEarly?.has(`GET ${apiBase}${path}`) ?? false;
}

/** Takes the early request; undefined when there is none. */
export function takeEarly(method: string, url: string): EarlyCall | undefined {
  const key = `${method} ${url}`;
  const call = globalThis.__blumeEarly?.get(key);
  globalThis.__blumeEarly?.delete(key);
  return call;
}

/** Drops the early requests: they belong to an earlier session. */
export function dropEarly(): void {
  for (const { stop } of globalThis.__blumeEarly?.values() ?? []) stop();
  globalThis.__blumeEarly?.clear();
}
