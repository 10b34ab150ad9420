import { leaseLock, type TabLock } from './leaseLock.ts';

/** Takes the lock as soon as no other tab holds it; `onWait` is called if one does. The end of a tab releases it. */
export function takeTabLock(name: string, onWait: () => void): TabLock {
  const locks = globalThis.navigator?.locks;
  return locks ? webLock(locks, name, onWait) : leaseLock(name, onWait);
}

function webLock(locks: LockManager, name: string, onWait: () => void): TabLock {
  const waiting = new AbortController();
  let fallback: TabLock | null = null;
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });

  const held = new Promise<boolean>((resolve) => {
    const take = (waited: boolean) => () => {
      resolve(waited);
      return ended;
    };
    async function request() {
      const taken = await locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock) await take(false)();
        return lock !== null;
      });
      if (taken || waiting.signal.aborted) return;
      onWait();
      await locks.request(name, { signal: waiting.signal }, take(true));
    }
    request().catch(() => {
      if (waiting.signal.aborted) return;
      // Forbidden here, as storage is in some private windows.
      fallback = leaseLock(name, onWait);
      void fallback.held.then(resolve);
    });
  });
  return {
    held,
    release: () => {
      waiting.abort();
      fallback?.release();
      end();
    },
  };
}
