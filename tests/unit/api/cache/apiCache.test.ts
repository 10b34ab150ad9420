import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache, FRESH_MS } from '#src/api/cache/apiCache.ts';
import { KEEP_MS, type StoredResponses } from '#src/api/cache/storedResponses.ts';
import { later } from '../session/sessionBench.ts';

const KEY = '/developer/getAll';

function setUp(answer: { data: unknown; at: number } | null = null) {
  const stored = {
    allow: vi.fn(),
    read: vi.fn<StoredResponses['read']>(() => answer),
    write: vi.fn(),
    drop: vi.fn(),
    sweep: vi.fn(),
    clear: vi.fn(),
  };
  const cache = createCache(stored);
  /** Reads as SWR does: the answer goes into the map. */
  async function load(data: unknown, key = KEY) {
    const loaded = await cache.read(key, async () => data);
    cache.provider.set(key, { ...cache.provider.get(key), data: loaded });
    return loaded;
  }
  return { cache, stored, load };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
});

describe('freshness', () => {
  it('lasts five minutes', async () => {
    const { cache, load } = setUp();
    await load('first');
    vi.advanceTimersByTime(FRESH_MS - 1);
    expect(await load('second')).toBe('first');
    vi.advanceTimersByTime(1);
    expect(cache.isFresh(KEY)).toBe(false);
    expect(await load('second')).toBe('second');
  });

  it('ends with a change', async () => {
    const { cache, stored, load } = setUp();
    await load('first');
    expect(cache.invalidate(KEY)).toEqual([KEY]);
    expect(stored.drop).toHaveBeenCalledWith(KEY);
    expect(cache.isFresh(KEY)).toBe(false);
    expect(cache.provider.get(KEY)?.data).toBe('first');
    expect(await load('second')).toBe('second');
    expect(cache.isFresh(KEY)).toBe(true);
  });

  it('touches only keys of the path', async () => {
    const { cache, load } = setUp();
    await load('ten', '/company/getAll?page=10');
    expect(cache.invalidate('/company/getAll?page=1')).toEqual([]);
    cache.provider.delete('/company/getAll?page=10');
    await load('a', '/company/getAll?page=1');
    await load('b', '/company/get/logo/1');
    expect(cache.invalidate('/company/getAll')).toEqual(['/company/getAll?page=1']);
    expect(cache.isFresh('/company/get/logo/1')).toBe(true);
  });

  it('is not given by a failure', async () => {
    const { cache } = setUp();
    await expect(cache.read(KEY, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(cache.isFresh(KEY)).toBe(false);
    expect(await cache.read(KEY, async () => 'yes')).toBe('yes');
  });
});

describe('keeping', () => {
  it('hands on what is new, with its time', async () => {
    const { stored, load } = setUp();
    await load('first');
    expect(stored.write).toHaveBeenCalledExactlyOnceWith(KEY, 'first', Date.now());
    await load('first');
    expect(stored.write).toHaveBeenCalledTimes(1);
  });

  it('begins anew with an equal answer', async () => {
    const { cache, stored, load } = setUp();
    await load('same');
    vi.advanceTimersByTime(FRESH_MS);
    await load('same');
    expect(stored.write).toHaveBeenLastCalledWith(KEY, 'same', Date.now());
    expect(cache.isFresh(KEY)).toBe(true);
  });

  it('ends after an hour, unless a component shows it', async () => {
    const { cache, load } = setUp();
    await load('first');
    cache.retain(KEY);
    vi.advanceTimersByTime(KEEP_MS);
    expect(cache.provider.get(KEY)?.data).toBe('first');
    cache.retain(KEY);
    cache.release(KEY);
    expect(cache.provider.get(KEY)?.data).toBe('first');
    cache.release(KEY);
    expect(cache.provider.get(KEY)).toBeUndefined();
  });

  it('brings an answer back with its age', async () => {
    const { cache } = setUp({ data: 'kept', at: Date.now() - FRESH_MS + 1000 });
    expect(cache.provider.get(KEY)).toEqual({ data: 'kept' });
    expect(cache.isFresh(KEY)).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(cache.isFresh(KEY)).toBe(false);
    expect(cache.provider.get(KEY)).toEqual({ data: 'kept' });
  });
});

describe('requests under way', () => {
  it('are ended by a later one, whose answer everybody gets', async () => {
    const { cache } = setUp();
    const signals: AbortSignal[] = [];
    const old = cache.read(KEY, (signal) => {
      signals.push(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
    });
    cache.invalidate(KEY);
    const next = later<string>();
    const later2 = cache.read(KEY, () => next.promise);
    expect(signals[0]?.aborted).toBe(true);
    next.give('new');
    expect(await Promise.all([old, later2])).toEqual(['new', 'new']);
  });

  it('do not make an overtaken response fresh', async () => {
    const { cache } = setUp();
    const slow = later<string>();
    const old = cache.read(KEY, () => slow.promise);
    cache.invalidate(KEY);
    const next = later<string>();
    const newer = cache.read(KEY, () => next.promise);
    slow.give('old');
    cache.provider.set(KEY, { data: await old });
    expect(cache.isFresh(KEY)).toBe(false);
    next.give('new');
    cache.provider.set(KEY, { data: await newer });
    expect(cache.isFresh(KEY)).toBe(true);
  });

  it('are aborted when no component shows them any more', () => {
    const { cache } = setUp();
    let signal: AbortSignal | undefined;
    cache.retain(KEY);
    void cache.read(KEY, (given) => {
      signal = given;
      return new Promise<string>(() => undefined);
    });
    cache.release(KEY);
    cache.retain(KEY);
    vi.runAllTimers();
    expect(signal?.aborted).toBe(false);
    cache.release(KEY);
    vi.runAllTimers();
    expect(signal?.aborted).toBe(true);
  });

  it('are aborted when a session expires: answers stay in memory, nothing is stored', async () => {
    const { cache, stored, load } = setUp();
    await load('of Sara', '/other');
    let signal: AbortSignal | undefined;
    void cache.read(KEY, (given) => {
      signal = given;
      return new Promise<string>(() => undefined);
    });
    cache.stop();
    expect(signal?.aborted).toBe(true);
    expect(stored.clear).toHaveBeenCalled();
    expect(cache.provider.get('/other')?.data).toBe('of Sara');
    cache.clear();
    expect(await load('of Omar')).toBe('of Omar');
  });

  it('end with the session and write nothing back', async () => {
    const { cache, stored, load } = setUp();
    await load('of Sara', '/other');
    const slow = later<string>();
    let signal: AbortSignal | undefined;
    const old = cache.read(KEY, (given) => {
      signal = given;
      return slow.promise;
    });
    cache.clear();
    slow.give('of Sara');
    await old;
    expect(signal?.aborted).toBe(true);
    expect([...cache.provider.keys()]).toEqual([]);
    expect(cache.isFresh(KEY)).toBe(false);
    expect(stored.clear).toHaveBeenCalled();
  });
});
