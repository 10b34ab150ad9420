import { apiBase } from './origin.ts';

declare global {
  /** Answers that the start script asked for before the console's own code had arrived, by method and URL. */
  var __blumeEarly: Map<string, Promise<Response>> | undefined;
}

/**
 * Starts a GET before the console's code is here; for the start script only. `http.ts` takes the answer when it
 * asks the same, and stays the one place that reads it.
 */
export function startEarly(path: string): void {
  const url = apiBase + path;
  const answer = fetch(url, { credentials: 'include' });
  // Whoever takes the answer sees its failure; when nobody does, it is nobody's error.
  answer.catch(() => undefined);
  globalThis.__blumeEarly ??= new Map();
  globalThis.__blumeEarly.set(`GET ${url}`, answer);
}

/** The answer already asked for, once; undefined when there is none. */
export function takeEarly(method: string, url: string): Promise<Response> | undefined {
  const key = `${method} ${url}`;
  const answer = globalThis.__blumeEarly?.get(key);
  globalThis.__blumeEarly?.delete(key);
  return answer;
}

/** Forgets what was asked early: it belonged to another session. */
export function dropEarly(): void {
  globalThis.__blumeEarly?.clear();
}
