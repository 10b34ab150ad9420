import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCache } from '#src/api/cache/apiCache.ts';
import { INDEX_KEY, KEEP_MS } from '#src/api/cache/cacheIndex.ts';
import { createPersistedCache, WRITE_EVERY_MS } from '#src/api/cache/persistedCache.ts';
import { fakeStorage, forbiddenStorage } from '../fakeStorage.ts';

const KEY = '/developer/getAll?page=1';
const NOW = Date.UTC(2026, 10, 21);

/** A persisted cache as of one load of the page. */
function open({ user = 'u1', build = 'b1' }: { user?: string | null; build?: string } = {}) {
  const persisted = createPersistedCache({ user: () => user, build: () => build });
  persisted.allow('/developer/getAll', (value) => value);
  return persisted;
}

function keep() {
  open().write(KEY, [1, 2], Date.now());
  vi.advanceTimersByTime(WRITE_EVERY_MS);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sweeping', () => {
  const OTHER = '/developer/getAll?page=2';

  it.each([
    ['of another owner', () => open({ user: 'u2' })],
    ['of another build', () => open({ build: 'b2' })],
    ['when no user is signed in', () => open({ user: null })],
  ])('removes every answer %s, and the index', (_name, opened) => {
    const { values } = fakeStorage();
    values.set('blume.preferences', '{}');
    keep();
    opened().sweep();
    expect([...values.keys()]).toEqual(['blume.preferences']);
  });

  it.each([
    ['older than an hour', NOW + WRITE_EVERY_MS + KEEP_MS],
    ['from the future', NOW - 60_000],
  ])('removes every answer %s, and the index', (_name, time) => {
    const { values } = fakeStorage();
    keep();
    vi.setSystemTime(time);
    open().sweep();
    expect(values.size).toBe(0);
  });

  it('keeps what is young, and removes what no index tells of', () => {
    const { values } = fakeStorage();
    keep();
    vi.setSystemTime(NOW + KEEP_MS - 1000);
    open().write(OTHER, [3], Date.now());
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    values.set(`${INDEX_KEY}:/stray`, '[1]');
    open().sweep();
    expect([...values.keys()].sort()).toEqual([INDEX_KEY, `${INDEX_KEY}:${OTHER}`]);
    expect(open().read(OTHER)?.data).toEqual([3]);
    expect(values.get(INDEX_KEY)).not.toContain(KEY);
  });

  it.each(['{"spoilt', '[]'])('removes everything under an index that reads %j', (spoilt) => {
    const { values } = fakeStorage();
    keep();
    values.set(INDEX_KEY, spoilt);
    open().sweep();
    expect(values.size).toBe(0);
  });

  it('writes nothing when there is nothing to remove, and nowhere when storage is forbidden', () => {
    const { writes } = fakeStorage();
    keep();
    const before = writes.length;
    open().sweep();
    expect(writes).toHaveLength(before);
    expect(open().read(KEY)?.data).toEqual([1, 2]);
    forbiddenStorage();
    expect(() => open().sweep()).not.toThrow();
  });
});

it('sweeps the memory as well, but for what a page shows', async () => {
  fakeStorage();
  const cache = createCache(open());
  for (const key of [KEY, '/company/getAll']) await cache.preload(key, async () => ['row']);
  cache.retain(KEY);
  vi.advanceTimersByTime(KEEP_MS);
  await cache.preload('/company/getAll?page=2', async () => ['row']);
  cache.sweep();
  expect([...cache.provider.keys()]).toEqual([KEY, '/company/getAll?page=2']);
});
