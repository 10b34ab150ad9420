import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiCache, createCache } from '#src/api/cache/apiCache.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { later } from '../session/sessionBench.ts';

const KEY = '/developer/getAll';

function setUp() {
  const persisted = {
    allow: vi.fn(),
    read: vi.fn(() => null),
    write: vi.fn(),
    drop: vi.fn(),
    sweep: vi.fn(),
    clear: vi.fn(),
  };
  return { cache: createCache(persisted), persisted };
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('priming', () => {
  it('has the answer for the first who shows it, and for storage', async () => {
    const { cache, persisted } = setUp();
    await cache.preload(KEY, async () => 'early');
    expect(cache.provider.get(KEY)).toEqual({ data: 'early' });
    expect(cache.isFresh(KEY)).toBe(true);
    expect(persisted.write).toHaveBeenCalledWith(KEY, 'early', Date.now());
  });

  it('shares its request with a read that comes before the answer, and leaves the state to SWR', async () => {
    const { cache } = setUp();
    const answer = later<string>();
    const preloaded = cache.preload(KEY, () => answer.promise);
    cache.provider.set(KEY, { isLoading: true });
    const read = cache.read(KEY, () => Promise.reject(new Error('asked twice')));
    answer.give('early');
    expect(await read).toBe('early');
    await preloaded;
    expect(cache.provider.get(KEY)).toEqual({ isLoading: true });
  });

  it('has the failure for the first who shows it, once: it was tried twice already', async () => {
    const { cache } = setUp();
    const load = vi.fn(async () => 'asked again');
    const failure = new ApiError('http', 503, { message: 'resting' });
    await expect(cache.preload(KEY, () => Promise.reject(failure))).rejects.toThrow('resting');
    // A change of other data says nothing about this read.
    cache.invalidate('/company');
    await expect(cache.read(KEY, load)).rejects.toThrow('resting');
    expect(load).not.toHaveBeenCalled();
    expect(await cache.read(KEY, load)).toBe('asked again');
  });

  it.each([
    ['a retry', (cache: ApiCache) => void cache.invalidate(KEY)],
    ['the end of the session', (cache: ApiCache) => cache.clear()],
    ['ten seconds', () => void vi.advanceTimersByTime(10_000)],
  ])('has forgotten the failure after %s', async (_, pass) => {
    const { cache } = setUp();
    await expect(cache.preload(KEY, () => Promise.reject(new Error('resting')))).rejects.toThrow();
    pass(cache);
    expect(await cache.read(KEY, async () => 'asked again')).toBe('asked again');
  });

  it('keeps no failure that a screen has been told already, and none of a question that was given up', async () => {
    const { cache } = setUp();
    const answer = later<string>();
    const preloaded = cache.preload(KEY, () => answer.promise);
    cache.provider.set(KEY, { isLoading: true });
    const shared = cache.read(KEY, async () => 'asked twice');
    answer.refuse(new Error('resting'));
    await expect(preloaded).rejects.toThrow('resting');
    await expect(shared).rejects.toThrow('resting');
    expect(await cache.read(KEY, async () => 'asked again')).toBe('asked again');

    const aborted = cache.preload('other', () => Promise.reject(new ApiError('aborted')));
    await expect(aborted).rejects.toThrow();
    expect(await cache.read('other', async () => 'asked again')).toBe('asked again');
  });

  it('brings nothing into a cache that was cleared meanwhile', async () => {
    const { cache } = setUp();
    const answer = later<string>();
    const preloaded = cache.preload(KEY, () => answer.promise);
    cache.clear();
    answer.give('of the one before');
    await preloaded;
    expect(cache.provider.get(KEY)).toBeUndefined();
  });
});
