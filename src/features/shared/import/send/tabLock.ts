/** A lock that one tab of this browser holds at a time. */
export interface TabLock {
  /** Resolves when this tab holds the lock. Never rejects. */
  readonly held: Promise<void>;
  readonly release: () => void;
}

const webLocks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Whether tabs know of each other here: Web Locks need a secure context. */
export function noticesOtherTabs(): boolean {
  return webLocks() !== undefined;
}

/**
 * Takes the lock as soon as no other tab holds it; `onWait` is called if one does. The end of a tab releases it. Without
 * Web Locks, or where they are forbidden, every tab holds it.
 */
export function takeTabLock(name: string, onWait: () => void): TabLock {
  const locks = webLocks();
  const released = new AbortController();
  const { signal } = released;
  const ended = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const held = new Promise<void>((resolve) => {
    /** Holds the lock until it is released. */
    const hold = () => {
      resolve();
      return ended;
    };
    async function request(manager: LockManager) {
      const taken = await manager.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await hold();
        return lock !== null;
      });
      if (taken || signal.aborted) return;
      onWait();
      await manager.request(name, { signal }, hold);
    }
    if (!locks) return resolve();
    request(locks).catch(() => {
      if (!signal.aborted) resolve();
    });
  });
  return { held, release: () => released.abort() };
}
