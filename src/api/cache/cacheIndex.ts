import { isRecord } from '#src/api/decode/decode.ts';
import { USER_KEY } from '#src/api/session/sessionTabs.ts';
import { readJson } from '#src/lib/storage.ts';

/** Answers of the server are fresh this long, milliseconds (spec section 9). */
export const FRESH_MS = 5 * 60_000;

/** … and kept this long (spec section 9). */
export const KEEP_MS = 60 * 60_000;

/** What is kept in local storage: one small index, and one entry per answer so that only what is used is parsed. */
export const INDEX_KEY = 'blume.cache';

/** Whose answers are kept, by which build, and when each was given (milliseconds since 1970). */
export interface CacheIndex {
  readonly build: string;
  readonly user: string;
  readonly times: Readonly<Record<string, number>>;
}

/**
 * The address of the page's first script, the start script. It carries a hash and names the files of the pages,
 * which carry theirs, so it changes with the build; and it is there before everything that asks.
 */
export function buildId(): string {
  return typeof document === 'undefined' ? '' : (document.scripts[0]?.src ?? '');
}

/** Whether something from `at` may still be used; a time in the future is a clock that was moved. */
export function isYoungerThan(limit: number, at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < limit;
}

/** The index of this user and build; null when there is none, it is another's, or it was spoilt. */
export function readIndex(user: string, build: string): CacheIndex | null {
  const index = readJson(INDEX_KEY);
  if (!isRecord(index) || index.build !== build || index.user !== user || !isRecord(index.times)) return null;
  const times = Object.entries(index.times).filter((entry): entry is [string, number] => {
    return typeof entry[1] === 'number';
  });
  return { build, user, times: Object.fromEntries(times) };
}

/** Whether a kept answer makes asking needless; for the start script. */
export function isKeptFresh(key: string, now: number): boolean {
  const user = readJson(USER_KEY);
  const index = isRecord(user) && typeof user.id === 'string' ? readIndex(user.id, buildId()) : null;
  return isYoungerThan(FRESH_MS, index?.times[key], now);
}
