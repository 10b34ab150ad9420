import { apiBase } from './origin.ts';

/** A request under way, and how to give it up. */
export interface EarlyCall {
  readonly answer: Promise<Response>;
  readonly stop: () => void;
}

declare global {
  /** What the start script asked for before the console's own code had arrived, by method and URL. */
  var __blumeEarly: Map<string, EarlyCall> | undefined;
}

/**
 * How every call is made: with the cookie, and past the browser's own cache, which would keep personal data on
 * the disk and let a question wait behind an equal one that hangs.
 */
export const callInit = { credentials: 'include', cache: 'no-store' } as const;

/**
 * Starts a GET before the console's code is here; for the start script only. `http.ts` takes the answer when it
 * asks the same, and stays the one place that reads it.
 */
export function startEarly(path: string): void {
  const url = apiBase + path;
  const controller = new AbortController();
  const answer = fetch(url, { ...callInit, signal: controller.signal });
  // Whoever takes the answer sees its failure; when nobody does, it is nobody's error.
  answer.catch(() => undefined);
  globalThis.__blumeEarly ??= new Map();
  globalThis.__blumeEarly.set(`GET ${url}`, { answer, stop: () => controller.abort() });
}

/** Whether the start script asked this and nobody has taken the answer. */
export function isAskedEarly(path: string): boolean {
  return globalThis.__blumeEarly?.has(`GET ${apiBase}${path}`) ?? false;
}

/** The call already made, once; undefined when there is none. */
export function takeEarly(method: string, url: string): EarlyCall | undefined {
  const key = `${method} ${url}`;
  const call = globalThis.__blumeEarly?.get(key);
  globalThis.__blumeEarly?.delete(key);
  return call;
}

/** Forgets what was asked early: it belonged to another session. */
export function dropEarly(): void {
  for (const { stop } of globalThis.__blumeEarly?.values() ?? []) stop();
  globalThis.__blumeEarly?.clear();
}
