import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FRESH_MS, INDEX_KEY, isPersistedFresh, KEEP_MS } from '#src/api/cache/cacheIndex.ts';
import { createPersistedCache, WRITE_EVERY_MS } from '#src/api/cache/persistedCache.ts';
import { ShapeError } from '#src/api/decode/decode.ts';
import { USER_KEY } from '#src/api/session/sessionTabs.ts';
import { fakeStorage, forbiddenStorage } from '../fakeStorage.ts';

const KEY = '/developer/getAll?page=1';
const NOW = Date.UTC(2026, 10, 21);

function numbers(value: unknown): unknown {
  if (!Array.isArray(value)) throw new ShapeError('no list');
  return value;
}

/** A persisted cache as of one load of the page. */
function open({ user = 'u1', build = 'b1' }: { user?: string | null; build?: string } = {}) {
  const persisted = createPersistedCache({ user: () => user, build: () => build });
  persisted.allow('/developer/getAll', numbers);
  return persisted;
}

function keep(data: unknown = [1, 2]) {
  open().write(KEY, data, Date.now());
  vi.advanceTimersByTime(WRITE_EVERY_MS);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a persisted answer', () => {
  it('comes back after a reload, with its age', () => {
    fakeStorage();
    keep();
    vi.advanceTimersByTime(60_000);
    expect(open().read(KEY)).toEqual({ data: [1, 2], at: NOW });
  });

  it('is written at most once a second, whatever happens', () => {
    const { writes } = fakeStorage();
    const persisted = open();
    for (let n = 0; n < 50; n += 1) {
      persisted.write(KEY, [n], Date.now());
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(writes.filter((key) => key === INDEX_KEY).length).toBeLessThanOrEqual(5);
    expect(open().read(KEY)?.data).toEqual([49]);
  });

  it('is not written when it has become too old before, as on a computer that slept', () => {
    const { values } = fakeStorage();
    open().write(KEY, [1, 2], Date.now());
    vi.setSystemTime(NOW + KEEP_MS);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([...values.keys()].filter((key) => key.includes(KEY))).toEqual([]);
  });

  it('is one of the allow-list', () => {
    const { values } = fakeStorage();
    open().write('/auth/cookie', { name: 'Sara' }, NOW);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(values.size).toBe(0);
    expect(open().read('/auth/cookie')).toBeNull();
  });

  it.each([
    ['another user', () => open({ user: 'u2' })],
    ['no user', () => open({ user: null })],
    ['another build', () => open({ build: 'b2' })],
  ])('is not given to %s', (_name, opened) => {
    fakeStorage();
    keep();
    expect(opened().read(KEY)).toBeNull();
  });

  it('is replaced as a whole by what another user keeps', () => {
    const { values } = fakeStorage();
    keep();
    const other = open({ user: 'u2' });
    other.write('/developer/getAll?page=2', [3], NOW);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([...values.keys()]).toEqual([`${INDEX_KEY}:/developer/getAll?page=2`, INDEX_KEY]);
  });

  it('is not written after the user has signed out', () => {
    const { values } = fakeStorage();
    let user: string | null = 'u1';
    const persisted = createPersistedCache({ user: () => user, build: () => 'b1' });
    persisted.allow('/developer/getAll', numbers);
    persisted.write(KEY, [1], NOW);
    user = null;
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(values.size).toBe(0);
  });

  it('does not undo what another tab keeps', () => {
    fakeStorage();
    const [here, there] = [open(), open()];
    here.write(KEY, [1], NOW);
    there.write('/developer/getAll?page=2', [2], NOW);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([open().read(KEY)?.data, open().read('/developer/getAll?page=2')?.data]).toEqual([[1], [2]]);
  });
});

describe('what is dropped without a word', () => {
  it.each([
    ['after an hour', () => vi.setSystemTime(NOW + WRITE_EVERY_MS + KEEP_MS)],
    ['with a date in the future', () => vi.setSystemTime(NOW - 60_000)],
  ])('an answer %s', (_name, travel) => {
    const { values } = fakeStorage();
    keep();
    travel();
    expect(open().read(KEY)).toBeNull();
    expect(values.has(`${INDEX_KEY}:${KEY}`)).toBe(false);
  });

  it.each(['{"spoilt', '{}', 'null', ''])('an answer that reads %j', (spoilt) => {
    const { values } = fakeStorage();
    keep();
    values.set(`${INDEX_KEY}:${KEY}`, spoilt);
    expect(open().read(KEY)).toBeNull();
    expect(values.has(`${INDEX_KEY}:${KEY}`)).toBe(false);
  });

  it.each(['{"spoilt', '[]', '{"build":"b1","user":"u1","times":{"/developer/getAll?page=1":"x"}}'])(
    'an index that reads %j',
    (spoilt) => {
      const { values } = fakeStorage();
      keep();
      values.set(INDEX_KEY, spoilt);
      expect(open().read(KEY)).toBeNull();
    },
  );

  it('an answer that does not fit on the disk, with the one before', () => {
    fakeStorage(200);
    keep();
    expect(open().read(KEY)?.data).toEqual([1, 2]);
    keep(Array.from({ length: 500 }, (_, n) => n));
    expect(open().read(KEY)).toBeNull();
  });

  it('everything where storage is forbidden', () => {
    forbiddenStorage();
    expect(() => keep()).not.toThrow();
    expect(open().read(KEY)).toBeNull();
    expect(() => open().clear()).not.toThrow();
  });
});

describe('dropping and clearing', () => {
  it('drops what begins so, also before it was written', () => {
    fakeStorage();
    keep();
    const persisted = open();
    persisted.write('/developer/getAll?page=2', [2], NOW);
    persisted.drop('/developer/getAll');
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([persisted.read(KEY), persisted.read('/developer/getAll?page=2')]).toEqual([null, null]);
  });

  it('leaves what begins otherwise, written or waiting', () => {
    const { values } = fakeStorage();
    keep();
    const persisted = open();
    persisted.write('/developer/getAll?page=2', [2], NOW);
    persisted.drop('/company');
    persisted.drop('/developer/getAll?page=1');
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([persisted.read(KEY), persisted.read('/developer/getAll?page=2')?.data]).toEqual([null, [2]]);
    persisted.drop('/company');
    expect(open().read('/developer/getAll?page=2')?.data).toEqual([2]);
    persisted.drop('/developer');
    expect([...values.keys()]).toEqual([INDEX_KEY]);
    expect(values.get(INDEX_KEY)).not.toContain('page=2');
  });

  it('clears everything of ours and nothing else', () => {
    const { values } = fakeStorage();
    values.set('blume.preferences', '{}');
    keep();
    const persisted = open();
    persisted.write(KEY, [9], NOW);
    persisted.clear();
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([...values.keys()]).toEqual(['blume.preferences']);
  });
});

describe('the start script', () => {
  it('requests nothing that is persisted and fresh', () => {
    const { values } = fakeStorage();
    values.set(USER_KEY, '{"id":"u1"}');
    const persisted = createPersistedCache({ user: () => 'u1', build: () => '' });
    persisted.allow('/developer/getAll', numbers);
    persisted.write(KEY, [1], NOW);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(isPersistedFresh(KEY, NOW + FRESH_MS - 1)).toBe(true);
    expect(isPersistedFresh(KEY, NOW + FRESH_MS)).toBe(false);
    expect(isPersistedFresh('/company/getAll', NOW)).toBe(false);
    values.set(USER_KEY, '{"id":"u2"}');
    expect(isPersistedFresh(KEY, NOW)).toBe(false);
    values.set(USER_KEY, 'spoilt');
    expect(isPersistedFresh(KEY, NOW)).toBe(false);
  });
});
