/**
 * Storage that is broken, full or forbidden never stops the console (reliability.md 17): every access uses these
 * functions, which return null or false instead of throwing.
 */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's local storage, or null where access to it is forbidden. */
export function localStore(): SafeStorage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The storage of this tab, or null where access to it is forbidden. */
export function tabStore(): SafeStorage | null {
  try {
    return globalThis.sessionStorage ?? null;
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

/** Removes the entry, if storage allows it. */
export function removeKey(key: string, storage: SafeStorage | null = localStore()): void {
  try {
    storage?.removeItem(key);
  } catch {
    // Forbidden storage has no entry to remove.
  }
}

/** The stored JSON value, not validated; undefined when there is none or it does not parse. */
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

/** Calls the listener when another tab has changed the entry; returns the function that ends it. */
export function onStored(key: string, listener: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
