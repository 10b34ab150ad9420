/**
 * Storage that is broken, full or forbidden never stops the console (reliability.md 17): every access goes
 * through these, which answer null or false instead of throwing.
 */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage, or null where even reading the property is forbidden. */
export function localStore(): SafeStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The stored text, or null when there is none or it cannot be read. */
export function readText(key: string, storage: SafeStorage | null = localStore()): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores the text; false when it could not be stored. */
export function writeText(key: string, value: string, storage: SafeStorage | null = localStore()): boolean {
  try {
    if (!storage) return false;
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes the entry; nothing happens when that is forbidden. */
export function removeKey(key: string, storage: SafeStorage | null = localStore()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Forbidden storage keeps nothing that would have to go.
  }
}

/** The stored JSON value, not yet checked; undefined when there is none or it is spoilt. */
export function readJson(key: string, storage: SafeStorage | null = localStore()): unknown {
  const text = readText(key, storage);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Stores the value as JSON; false when it could not be stored. */
export function writeJson(key: string, value: unknown, storage: SafeStorage | null = localStore()): boolean {
  try {
    return writeText(key, JSON.stringify(value), storage);
  } catch {
    return false;
  }
}
