/**
 * Responses in local storage (spec section 9: kept over a reload, written at most once per second; reliability.md 4 and
 * 17: only of an allow-list, bound to user and build, and broken storage is ignored). All are one JSON value.
 */
import { type Decode, isRecord } from '#src/api/decode/decode.ts';
import { readText, removeKey, writeJson } from '#src/lib/storage.ts';

/** A response is kept for this long, milliseconds (spec section 9). */
export const KEEP_MS = 60 * 60_000;

/** Local storage is written at most this often, milliseconds (spec section 9). */
export const WRITE_EVERY_MS = 1000;

/** Storage key of `Stored`. */
export const STORED_KEY = 'blume.cache';

/** A response and when it was given, milliseconds since 1970. */
export interface StoredResponse {
  readonly data: unknown;
  readonly at: number;
}

type Entries = Readonly<Record<string, StoredResponse>>;

/** The responses of one user and build, by their keys. */
interface Stored {
  readonly user: string;
  readonly build: string;
  readonly entries: Entries;
}

/** The responses that are kept over a reload (product.md "Session"). */
export interface StoredResponses {
  /** Puts the responses of a path on the allow-list; `decode` checks them when they are restored. */
  allow: (path: string, decode: Decode<unknown>) => void;
  /** The stored response; null when there is none that may be used. */
  read: (key: string) => StoredResponse | null;
  /** Stores the response with the next write, if it is on the allow-list. */
  write: (key: string, data: unknown, at: number) => void;
  /** Removes the responses of a path. */
  drop: (path: string) => void;
  /** Removes responses that may no longer be used: too old, of another build or user, or while signed out. */
  sweep: () => void;
  clear: () => void;
}

/** Whether `at` is less than `limit` milliseconds ago; false for a time in the future (a clock that was changed). */
export function isYoungerThan(limit: number, at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < limit;
}

/** Whether a key, a path with a query, is of a path: `/company/getAll?page=1` is of `/company/getAll` and of `/company`. */
export function isOf(key: string, path: string): boolean {
  return key.startsWith(path) && ['', '?', '/'].includes(key.charAt(path.length));
}

function isResponse(value: unknown): value is StoredResponse {
  return isRecord(value) && 'data' in value && typeof value.at === 'number';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The id of the signed-in user, and the build; without a user nothing is stored or read. */
export interface StoragePorts {
  user: () => string | null;
  build: () => string;
}

/**
 * The stored responses. No function throws or reports: a response that is too old, from the future, malformed, of another
 * user or build, or too large for the storage is dropped.
 */
export function createStoredResponses({ user, build }: StoragePorts): StoredResponses {
  const allowed: { readonly path: string; readonly decode: Decode<unknown> }[] = [];
  const waiting = new Map<string, StoredResponse>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A list reads more than once before it has its state, and the text may have a megabyte.
  let parsed: { readonly text: string | null; readonly value: unknown } = { text: null, value: null };

  const decoderOf = (key: string) => allowed.find(({ path }) => isOf(key, path))?.decode;

  /** The stored responses that may be used. */
  function entries(): Entries {
    const text = readText(STORED_KEY);
    if (text !== parsed.text) parsed = { text, value: text === null ? null : parse(text) };
    const { value } = parsed;
    const isOurs = isRecord(value) && value.user === user() && value.build === build();
    if (!isOurs || !isRecord(value.entries)) return {};
    const young = Object.entries(value.entries).filter(
      (entry): entry is [string, StoredResponse] =>
        isResponse(entry[1]) && isYoungerThan(KEEP_MS, entry[1].at, Date.now()),
    );
    return Object.fromEntries(young);
  }

  function store(next: Entries): void {
    const userId = user();
    const isEmpty = userId === null || Object.keys(next).length === 0;
    if (isEmpty || !writeJson(STORED_KEY, { user: userId, build: build(), entries: next } satisfies Stored))
      removeKey(STORED_KEY);
  }

  function clear(): void {
    clearTimeout(timer);
    timer = undefined;
    waiting.clear();
    removeKey(STORED_KEY);
  }

  function flush(): void {
    timer = undefined;
    // Another tab may have stored others meanwhile. A response waits longer while the computer sleeps.
    const young = [...waiting].filter(([, { at }]) => isYoungerThan(KEEP_MS, at, Date.now()));
    store({ ...entries(), ...Object.fromEntries(young) });
    waiting.clear();
  }

  function dropKeys(isDropped: (key: string) => boolean): void {
    for (const key of [...waiting.keys()]) if (isDropped(key)) waiting.delete(key);
    const before = Object.entries(entries());
    const left = before.filter(([key]) => !isDropped(key));
    // At once: the page may be reloaded within the second.
    if (left.length < before.length) store(Object.fromEntries(left));
  }

  return {
    allow(path, decode) {
      allowed.push({ path, decode });
    },
    read(key) {
      const decode = decoderOf(key);
      const stored = entries()[key];
      if (!decode || !stored) return null;
      try {
        return { data: decode(stored.data), at: stored.at };
      } catch {
        dropKeys((other) => other === key);
        return null;
      }
    },
    write(key, data, at) {
      if (user() === null || !decoderOf(key)) return;
      waiting.set(key, { data, at });
      timer ??= setTimeout(flush, WRITE_EVERY_MS);
    },
    drop: (path) => dropKeys((key) => isOf(key, path)),
    sweep() {
      const kept = entries();
      const { text, value } = parsed;
      const stored =
        isRecord(value) && isRecord(value.entries) ? Object.keys(value.entries).length : Infinity;
      if (text !== null && Object.keys(kept).length < stored) store(kept);
    },
    clear,
  };
}
