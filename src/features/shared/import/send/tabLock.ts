/** A lock that one tab of this browser holds at a time. */
export interface TabLock {
  /** Resolves when this tab holds the lock; true if another tab held it before. Never rejects. */
  readonly held: Promise<boolean>;
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
  const waiting = new AbortController();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  const held = new Promise<boolean>((resolve) => {
    const take = (waited: boolean) => () => {
      resolve(waited);
      return ended;
    };
    async function request(manager: LockManager) {
      const taken = await manager.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await take(false)();
        return lock !== null;
      });
      if (taken || waiting.signal.aborted) return;
      onWait();
      await manager.request(name, { signal: waiting.signal }, take(true));
    }
    if (!locks) {
      resolve(false);
      return;
    }
    request(locks).catch(() => {
      if (!waiting.signal.aborted) resolve(false);
    });
  });
  return {
    held,
    release: () => {
      waiting.abort();
      end();
    },
  };
}
