/**
 * Responses in local storage (spec section 9: kept over a reload, written at most once per second; reliability.md 4 and
 * 17: only an allow-list, bound to user and build, and broken storage is ignored).
 */
import type { Decode } from '#src/api/decode/decode.ts';
import { localStore, readJson, removeKey, writeJson } from '#src/lib/storage.ts';
import { type CacheIndex, INDEX_KEY, isYoungerThan, KEEP_MS, readIndex } from './cacheIndex.ts';

/** Local storage is written at most this often, milliseconds (spec section 9). */
export const WRITE_EVERY_MS = 1000;

/** A stored response and when it was given, milliseconds since 1970. */
export interface PersistedResponse {
  readonly data: unknown;
  readonly at: number;
}

/** The responses that are kept over a reload (product.md "Session"). */
export interface PersistedCache {
  /** Puts responses whose key begins with `prefix` on the allow-list; `decode` checks them when they are restored. */
  allow: (prefix: string, decode: Decode<unknown>) => void;
  /** The stored response; null when there is none that may be used. */
  read: (key: string) => PersistedResponse | null;
  /** Stores the response with the next write, if it is on the allow-list. */
  write: (key: string, data: unknown, at: number) => void;
  /** Removes the responses whose key begins with `prefix`. */
  drop: (prefix: string) => void;
  /** Removes responses that may no longer be used: too old, of another build or user, or while signed out. */
  sweep: () => void;
  clear: () => void;
}

/** The id of the signed-in user, and the build; without a user nothing is stored or read. */
export interface PersistedCachePorts {
  user: () => string | null;
  build: () => string;
}

/** Storage key of one response. */
const entryOf = (key: string) => `${INDEX_KEY}:${key}`;

/** The storage keys of the index and of every response, of any user or build. */
function entries(): readonly string[] {
  try {
    const storage = globalThis.localStorage;
    return Object.keys(storage).filter((key) => key === INDEX_KEY || key.startsWith(`${INDEX_KEY}:`));
  } catch {
    return [];
  }
}

/**
 * The persisted responses. No function throws or reports: a response that is too old, from the future, malformed, of another
 * user or build, or too large for the storage is dropped.
 */
export function createPersistedCache({ user, build }: PersistedCachePorts): PersistedCache {
  const allowList: { prefix: string; decode: Decode<unknown> }[] = [];
  const waiting = new Map<string, PersistedResponse>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const allowedFor = (key: string) => allowList.find(({ prefix }) => key.startsWith(prefix));

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting.clear();
    for (const entry of entries()) removeKey(entry);
  }

  function writeIndex(userId: string, times: CacheIndex['times']): void {
    if (!writeJson(INDEX_KEY, { build: build(), user: userId, times } satisfies CacheIndex)) clear();
  }

  function flush(): void {
    timer = undefined;
    const userId = user();
    if (userId === null) {
      waiting.clear();
      return;
    }
    // Another tab may have written meanwhile, so the index is read again. Responses of another user or build are removed.
    const index = readIndex(userId, build());
    if (!index) for (const entry of entries()) removeKey(entry);
    const times: Record<string, number> = { ...index?.times };
    for (const [key, { data, at }] of waiting) {
      // It waits longer while the computer sleeps.
      if (!isYoungerThan(KEEP_MS, at, Date.now())) continue;
      if (writeJson(entryOf(key), data)) times[key] = at;
      else {
        removeKey(entryOf(key));
        delete times[key];
      }
    }
    waiting.clear();
    writeIndex(userId, times);
  }

  function drop(prefix: string): void {
    for (const key of [...waiting.keys()]) if (key.startsWith(prefix)) waiting.delete(key);
    const userId = user();
    const index = userId === null ? null : readIndex(userId, build());
    const dropped = Object.keys(index?.times ?? {}).filter((key) => key.startsWith(prefix));
    if (!index || dropped.length === 0) return;
    for (const key of dropped) removeKey(entryOf(key));
    const left = Object.entries(index.times).filter(([key]) => !key.startsWith(prefix));
    writeIndex(index.user, Object.fromEntries(left));
  }

  function sweep(): void {
    const found = entries();
    if (found.length === 0) return;
    const userId = user();
    const index = userId === null ? null : readIndex(userId, build());
    const young = Object.entries(index?.times ?? {}).filter(([, at]) =>
      isYoungerThan(KEEP_MS, at, Date.now()),
    );
    const used = new Set(young.map(([key]) => entryOf(key)));
    for (const entry of found) if (entry !== INDEX_KEY && !used.has(entry)) removeKey(entry);
    if (!index || young.length === 0) removeKey(INDEX_KEY);
    else if (young.length < Object.keys(index.times).length) {
      writeIndex(index.user, Object.fromEntries(young));
    }
  }

  return {
    allow(prefix, decode) {
      allowList.push({ prefix, decode });
    },
    read(key) {
      const userId = user();
      const allowed = allowedFor(key);
      if (userId === null || !allowed) return null;
      const at = readIndex(userId, build())?.times[key];
      if (at === undefined) return null;
      const stored = isYoungerThan(KEEP_MS, at, Date.now()) ? readJson(entryOf(key)) : undefined;
      try {
        if (stored !== undefined) return { data: allowed.decode(stored), at };
      } catch {
        // Malformed: dropped like a response that is too old.
      }
      drop(key);
      return null;
    },
    write(key, data, at) {
      if (user() === null || !allowedFor(key) || !localStore()) return;
      waiting.set(key, { data, at });
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    drop,
    sweep,
    clear,
  };
}
