import type { Decode } from '#src/api/decode/decode.ts';
import { localStore, readJson, removeKey, writeJson } from '#src/lib/storage.ts';
import { type CacheIndex, INDEX_KEY, isYoungerThan, KEEP_MS, readIndex } from './cacheIndex.ts';

/** Local storage is written at most this often, milliseconds (spec section 9). */
export const WRITE_EVERY_MS = 1000;

/** An answer out of storage and when it was given. */
export interface KeptAnswer {
  readonly data: unknown;
  readonly at: number;
}

/** What outlives a reload: answers of the allow-list, bound to user and build (product.md "Session"). */
export interface KeptCache {
  /** Puts the answers whose key begins like this on the allow-list; `decode` checks them when they come back. */
  allow(prefix: string, decode: Decode<unknown>): void;
  read(key: string): KeptAnswer | null;
  write(key: string, data: unknown, at: number): void;
  /** Drops every answer whose key begins so. */
  drop(prefix: string): void;
  /** Removes what may not be used any more: too old, of another build, of another owner, or without an owner. */
  sweep(): void;
  clear(): void;
}

/** Who is signed in and which build this is; without a user nothing is kept. */
export interface KeptCachePorts {
  user(): string | null;
  build(): string;
  now(): number;
}

/** The place of one answer. */
const placeOf = (key: string) => `${INDEX_KEY}:${key}`;

/** Everything of ours in the storage, whoever wrote it. */
function places(): readonly string[] {
  try {
    const storage = globalThis.localStorage;
    return Object.keys(storage).filter((key) => key === INDEX_KEY || key.startsWith(`${INDEX_KEY}:`));
  } catch {
    return [];
  }
}

/**
 * The kept answers. Nothing here throws or is said to anyone: what is too old, from the future, spoilt, of
 * another user or build, or does not fit on the disk is dropped.
 */
export function createKeptCache({ user, build, now }: KeptCachePorts): KeptCache {
  const allowed: { prefix: string; decode: Decode<unknown> }[] = [];
  const waiting = new Map<string, KeptAnswer>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const rule = (key: string) => allowed.find(({ prefix }) => key.startsWith(prefix));

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting.clear();
    for (const place of places()) removeKey(place);
  }

  function writeIndex(owner: string, times: CacheIndex['times']): void {
    if (!writeJson(INDEX_KEY, { build: build(), user: owner, times } satisfies CacheIndex)) clear();
  }

  function flush(): void {
    timer = undefined;
    const owner = user();
    if (owner === null) {
      waiting.clear();
      return;
    }
    // Another tab may have written meanwhile, so the index is read again; one of another owner goes as a whole.
    const index = readIndex(owner, build());
    if (!index) for (const place of places()) removeKey(place);
    const times: Record<string, number> = { ...index?.times };
    for (const [key, { data, at }] of waiting) {
      if (writeJson(placeOf(key), data)) times[key] = at;
      else {
        removeKey(placeOf(key));
        delete times[key];
      }
    }
    waiting.clear();
    writeIndex(owner, times);
  }

  function drop(prefix: string): void {
    for (const key of [...waiting.keys()]) if (key.startsWith(prefix)) waiting.delete(key);
    const owner = user();
    const index = owner === null ? null : readIndex(owner, build());
    const dropped = Object.keys(index?.times ?? {}).filter((key) => key.startsWith(prefix));
    if (!index || dropped.length === 0) return;
    for (const key of dropped) removeKey(placeOf(key));
    const left = Object.entries(index.times).filter(([key]) => !key.startsWith(prefix));
    writeIndex(index.user, Object.fromEntries(left));
  }

  function sweep(): void {
    const found = places();
    if (found.length === 0) return;
    const owner = user();
    const index = owner === null ? null : readIndex(owner, build());
    const young = Object.entries(index?.times ?? {}).filter(([, at]) => isYoungerThan(KEEP_MS, at, now()));
    const used = new Set(young.map(([key]) => placeOf(key)));
    for (const place of found) if (place !== INDEX_KEY && !used.has(place)) removeKey(place);
    if (!index || young.length === 0) removeKey(INDEX_KEY);
    else if (young.length < Object.keys(index.times).length) {
      writeIndex(index.user, Object.fromEntries(young));
    }
  }

  return {
    allow(prefix, decode) {
      allowed.push({ prefix, decode });
    },
    read(key) {
      const owner = user();
      const found = rule(key);
      if (owner === null || !found) return null;
      const at = readIndex(owner, build())?.times[key];
      if (at === undefined) return null;
      const kept = isYoungerThan(KEEP_MS, at, now()) ? readJson(placeOf(key)) : undefined;
      try {
        if (kept !== undefined) return { data: found.decode(kept), at };
      } catch {
        // Spoilt: dropped like what is too old.
      }
      drop(key);
      return null;
    },
    write(key, data, at) {
      if (user() === null || !rule(key) || !localStore()) return;
      waiting.set(key, { data, at });
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    drop,
    sweep,
    clear,
  };
}
