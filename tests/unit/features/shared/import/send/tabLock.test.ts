import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeTabLock } from '#src/features/shared/import/send/tabLock.ts';
import { fakeStorage, forbiddenStorage } from '../../../../api/fakeStorage.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tab that takes the lock: what it knows of it. */
function tab() {
  const onWait = vi.fn();
  const lock = takeTabLock('blume.import.developers', onWait);
  let held: boolean | null = null;
  void lock.held.then((waited) => {
    held = waited;
  });
  return { release: lock.release, onWait, waited: () => held };
}

const browsers = {
  'with Web Locks': () => undefined,
  'without them': () => {
    vi.stubGlobal('navigator', {});
    fakeStorage();
  },
  'that forbids them': () => {
    vi.stubGlobal('navigator', {
      locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    });
    fakeStorage();
  },
};

/** Web Locks as a browser has them: one holder of a name, the others in a queue. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const request = (
    _name: string,
    { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => unknown,
  ) => {
    if (ifAvailable && holders > 0) return Promise.resolve(work(null));
    holders += 1;
    const run = async () => {
      try {
        if (signal?.aborted) throw new DOMException('aborted', 'AbortError');
        return await work({});
      } finally {
        holders -= 1;
      }
    };
    const done = last.then(run, run);
    last = done.catch(() => undefined);
    return done;
  };
  vi.stubGlobal('navigator', { locks: { request } });
}

describe.each(Object.keys(browsers))('a browser %s', (name) => {
  beforeEach(() => {
    if (name === 'with Web Locks') fakeLocks();
    browsers[name as keyof typeof browsers]();
  });

  it('gives the lock to one tab at a time, and says that it had to wait', async () => {
    const first = tab();
    await passed(500);
    expect(first.waited()).toBe(false);
    const second = tab();
    await passed(200_000);
    expect(second.onWait).toHaveBeenCalledOnce();
    expect(second.waited()).toBeNull();
    first.release();
    await passed(2000);
    expect(second.waited()).toBe(true);
    second.release();
    await passed(10);
    const third = tab();
    await passed(500);
    expect(third.waited()).toBe(false);
    third.release();
  });

  it('forgets a tab that no longer waits', async () => {
    const first = tab();
    await passed(500);
    const second = tab();
    await passed(500);
    second.release();
    first.release();
    await passed(5000);
    expect(second.waited()).toBeNull();
    const third = tab();
    await passed(500);
    expect(third.waited()).toBe(false);
    third.release();
  });
});

describe('without Web Locks', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', {});
  });

  it('the lock of a tab that crashed is free after 90 seconds', async () => {
    const { values } = fakeStorage();
    values.set('blume.lock.blume.import.developers', JSON.stringify({ tab: 'gone', at: Date.now() }));
    const second = tab();
    await passed(80_000);
    expect(second.waited()).toBeNull();
    await passed(15_000);
    expect(second.waited()).toBe(true);
    second.release();
    expect(values.size).toBe(0);
  });

  it('two tabs that take it at once do not both have it', async () => {
    fakeStorage();
    const tabs = [tab(), tab()];
    await passed(3000);
    expect(tabs.filter(({ waited }) => waited() !== null)).toHaveLength(1);
    for (const { release } of tabs) release();
  });

  it.each([
    ['forbidden', forbiddenStorage],
    ['full', () => void fakeStorage(0)],
  ])('and with %s storage the import begins at once', async (_name, storage) => {
    storage();
    const only = tab();
    await passed(200);
    expect(only.waited()).toBe(false);
    only.release();
  });
});
