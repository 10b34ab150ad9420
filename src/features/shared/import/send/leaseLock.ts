import { readJson, removeKey, writeJson } from '#src/lib/storage.ts';

/** A lock that one tab of this browser holds at a time. */
export interface TabLock {
  /** Resolves when this tab holds the lock; true if another tab held it before. Never rejects. */
  readonly held: Promise<boolean>;
  readonly release: () => void;
}

/** A waiting tab looks so often whether the lock is free, in ms. */
const LOOK_EVERY = 1000;

/** Two tabs may take the lock at once: the one that storage names after this time has it, in ms. */
const SETTLE = 100;

/** How often a tab says that it still holds the lock, and when another may take it, in ms; hidden tabs wake once a minute. */
const RENEW_EVERY = 20_000;
const STALE_AFTER = 90_000;

/**
 * The lock of `takeTabLock` for a browser without Web Locks: an entry of local storage with the tab that holds it and
 * the time at which it said so. Without storage every tab holds it.
 */
export function leaseLock(name: string, onWait: () => void): TabLock {
  const key = `blume.lock.${name}`;
  const tab = crypto.randomUUID();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waited = false;

  const write = () => writeJson(key, { tab, at: Date.now() });
  const after = (ms: number, then: () => void) => {
    timer = setTimeout(then, ms);
  };
  const isOwn = () => leaseOf(key)?.tab === tab;

  function release() {
    clearTimeout(timer);
    globalThis.removeEventListener?.('pagehide', release);
    if (isOwn()) removeKey(key);
  }

  const held = new Promise<boolean>((resolve) => {
    function renew() {
      write();
      after(RENEW_EVERY, renew);
    }
    function take() {
      if (!isFree(key)) {
        if (!waited) onWait();
        waited = true;
        after(LOOK_EVERY, take);
      } else if (write()) {
        after(SETTLE, () => (isOwn() ? begin() : take()));
      } else begin();
    }
    function begin() {
      resolve(waited);
      renew();
    }
    take();
  });
  globalThis.addEventListener?.('pagehide', release);
  return { held, release };
}

function leaseOf(key: string): { readonly tab: string; readonly at: number } | null {
  const stored = readJson(key);
  if (typeof stored !== 'object' || stored === null || !('tab' in stored) || !('at' in stored)) return null;
  const { tab, at } = stored;
  return typeof tab === 'string' && typeof at === 'number' ? { tab, at } : null;
}

function isFree(key: string): boolean {
  const lease = leaseOf(key);
  const age = lease ? Date.now() - lease.at : Infinity;
  // A date in the future was written by a clock that was set back since.
  return age > STALE_AFTER || age < -STALE_AFTER;
}
