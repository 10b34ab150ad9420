/**
 * How long a response may be used (spec section 9), and the index of the persisted responses in local storage. The start
 * script imports this file, so it must stay small.
 */
import { isRecord } from '#src/api/decode/decode.ts';
import { USER_KEY } from '#src/api/session/sessionTabs.ts';
import { readJson } from '#src/lib/storage.ts';

/** A response is fresh for this long, milliseconds (spec section 9). */
export const FRESH_MS = 5 * 60_000;

/** A response is kept for this long, milliseconds (spec section 9). */
export const KEEP_MS = 60 * 60_000;

/** Storage key of the index. Each response has an entry of its own, so that only responses that are used are parsed. */
export const INDEX_KEY = 'blume.cache';

/** The user and build that the persisted responses belong to, and when each was given (milliseconds since 1970). */
export interface CacheIndex {
  readonly build: string;
  readonly user: string;
  readonly times: Readonly<Record<string, number>>;
}

/**
 * The URL of the page's first script, the start script. Its hash covers the hashed names of the pages' files, so it
 * changes with every build, and it is known before any other code runs.
 */
export function buildId(): string {
  return typeof document === 'undefined' ? '' : (document.scripts[0]?.src ?? '');
}

/** Whether `at` is less than `limit` milliseconds ago; false for a time in the future (a clock that was changed). */
export function isYoungerThan(limit: number, at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < limit;
}

/** The index, if it belongs to this user and build; null when it does not, is missing or is malformed. */
export function readIndex(user: string, build: string): CacheIndex | null {
  const index = readJson(INDEX_KEY);
  if (!isRecord(index) || index.build !== build || index.user !== user || !isRecord(index.times)) return null;
  const times = Object.entries(index.times).filter((entry): entry is [string, number] => {
    return typeof entry[1] === 'number';
  });
  return { build, user, times: Object.fromEntries(times) };
}

/** Whether the persisted response is fresh, so that the start script need not request it. */
export function isPersistedFresh(key: string, now: number): boolean {
  const user = readJson(USER_KEY);
  const index = isRecord(user) && typeof user.id === 'string' ? readIndex(user.id, buildId()) : null;
  return isYoungerThan(FRESH_MS, index?.times[key], now);
}
