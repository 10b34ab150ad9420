import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noticesOtherTabs, takeTabLock } from '#src/features/shared/import/send/tabLock.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tab that takes the lock: what it knows of it. */
function tab() {
  const onWait = vi.fn();
  const lock = takeTabLock('blume.import.developers', onWait);
  let held = false;
  void lock.held.then(() => {
    held = true;
  });
  return { release: lock.release, onWait, held: () => held };
}

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

describe('a browser with Web Locks', () => {
  beforeEach(fakeLocks);

  it('gives the lock to one tab at a time, and says that it had to wait', async () => {
    const first = tab();
    await passed(500);
    expect(first.held()).toBe(true);
    const second = tab();
    await passed(200_000);
    expect(second.onWait).toHaveBeenCalledOnce();
    expect(second.held()).toBe(false);
    first.release();
    await passed(2000);
    expect(second.held()).toBe(true);
    second.release();
    await passed(10);
    const third = tab();
    await passed(500);
    expect(third.held()).toBe(true);
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
    expect(second.held()).toBe(false);
    const third = tab();
    await passed(500);
    expect(third.held()).toBe(true);
    third.release();
  });
});

it.each([
  ['without Web Locks', {}],
  [
    'that forbids them',
    { locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) } },
  ],
])('in a browser %s every tab holds the lock', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  expect(noticesOtherTabs()).toBe('locks' in navigator);
  const tabs = [tab(), tab()];
  await passed(10);
  expect(tabs.map(({ held }) => held())).toEqual([true, true]);
});
