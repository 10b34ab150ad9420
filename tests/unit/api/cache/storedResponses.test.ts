import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createStoredResponses,
  KEEP_MS,
  STORED_KEY,
  WRITE_EVERY_MS,
} from '#src/api/cache/storedResponses.ts';
import { ShapeError } from '#src/api/decode/decode.ts';
import { fakeStorage, forbiddenStorage } from '../fakeStorage.ts';

const KEY = '/developer/getAll?page=1';
const NOW = Date.UTC(2026, 10, 21);

function numbers(value: unknown): unknown {
  if (!Array.isArray(value)) throw new ShapeError('no list');
  return value;
}

/** The stored responses as of one load of the page. */
function open({ user = 'u1', build = 'b1' }: { user?: string | null; build?: string } = {}) {
  const stored = createStoredResponses({ user: () => user, build: () => build });
  stored.allow('/developer/getAll', numbers);
  return stored;
}

function keep(data: unknown = [1, 2]) {
  open().write(KEY, data, Date.now());
  vi.advanceTimersByTime(WRITE_EVERY_MS);
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

describe('a stored answer', () => {
  it('comes back after a reload, with its age', () => {
    fakeStorage();
    keep();
    vi.advanceTimersByTime(60_000);
    expect(open().read(KEY)).toEqual({ data: [1, 2], at: NOW });
  });

  it('is written at most once a second, whatever happens', () => {
    const { writes } = fakeStorage();
    const stored = open();
    for (let n = 0; n < 50; n += 1) {
      stored.write(KEY, [n], Date.now());
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(writes.filter((key) => key === STORED_KEY).length).toBeLessThanOrEqual(5);
    expect(open().read(KEY)?.data).toEqual([49]);
  });

  it('is not written when it has become too old before, as on a computer that slept', () => {
    const { values } = fakeStorage();
    open().write(KEY, [1, 2], Date.now());
    vi.setSystemTime(NOW + KEEP_MS);
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect(values.size).toBe(0);
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
    expect(values.get(STORED_KEY)).toContain('page=2');
    expect(values.get(STORED_KEY)).not.toContain('page=1');
  });

  it('is not written after the user has signed out', () => {
    const { values } = fakeStorage();
    let user: string | null = 'u1';
    const stored = createStoredResponses({ user: () => user, build: () => 'b1' });
    stored.allow('/developer/getAll', numbers);
    stored.write(KEY, [1], NOW);
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
    fakeStorage();
    keep();
    travel();
    expect(open().read(KEY)).toBeNull();
  });

  it.each(['{}', 'null', '"x"', '{"at":1}'])('an answer that reads %j', (spoilt) => {
    const { values } = fakeStorage();
    const entry = (data: string) =>
      `{"build":"b1","user":"u1","entries":{"${KEY}":{"data":${data},"at":${NOW}}}}`;
    values.set(STORED_KEY, entry('[1]'));
    expect(open().read(KEY)?.data).toEqual([1]);
    values.set(STORED_KEY, entry(spoilt));
    expect(open().read(KEY)).toBeNull();
    expect(values.has(STORED_KEY)).toBe(false);
  });

  it.each(['{"spoilt', '[]', '', `{"build":"b1","user":"u1","entries":{"${KEY}":"x"}}`])(
    'a value that reads %j',
    (spoilt) => {
      const { values } = fakeStorage();
      values.set(STORED_KEY, spoilt);
      expect(open().read(KEY)).toBeNull();
      open().sweep();
      expect(values.size).toBe(0);
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
    const stored = open();
    stored.write('/developer/getAll?page=2', [2], NOW);
    stored.drop('/developer/getAll');
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([stored.read(KEY), stored.read('/developer/getAll?page=2')]).toEqual([null, null]);
  });

  it('leaves what begins otherwise, written or waiting', () => {
    const { values } = fakeStorage();
    keep();
    const stored = open();
    stored.write('/developer/getAll?page=2', [2], NOW);
    stored.drop('/company');
    stored.drop('/developer/getAll?page=1');
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([stored.read(KEY), stored.read('/developer/getAll?page=2')?.data]).toEqual([null, [2]]);
    stored.drop('/company');
    expect(open().read('/developer/getAll?page=2')?.data).toEqual([2]);
    stored.drop('/developer');
    expect(values.size).toBe(0);
  });

  it('clears everything of ours and nothing else', () => {
    const { values } = fakeStorage();
    values.set('blume.preferences', '{}');
    keep();
    const stored = open();
    stored.write(KEY, [9], NOW);
    stored.clear();
    vi.advanceTimersByTime(WRITE_EVERY_MS);
    expect([...values.keys()]).toEqual(['blume.preferences']);
  });
});

describe('sweeping', () => {
  const OTHER = '/developer/getAll?page=2';

  it.each([
    ['of another owner', () => open({ user: 'u2' })],
    ['of another build', () => open({ build: 'b2' })],
    ['when no user is signed in', () => open({ user: null })],
  ])('removes every answer %s', (_name, opened) => {
    const { values } = fakeStorage();
    values.set('blume.preferences', '{}');
    keep();
    opened().sweep();
    expect([...values.keys()]).toEqual(['blume.preferences']);
  });

  it.each([
    ['older than an hour', NOW + WRITE_EVERY_MS + KEEP_MS],
    ['from the future', NOW - 60_000],
  ])('removes every answer %s', (_name, time) => {
    const { values } = fakeStorage();
    keep();
    vi.setSystemTime(time);
    open().sweep();
    expect(values.size).toBe(0);
  });

  it('keeps what is young', () => {
    const { values } = fakeStorage();
    const entries = { [KEY]: { data: [1], at: NOW - KEEP_MS }, [OTHER]: { data: [3], at: NOW } };
    values.set(STORED_KEY, JSON.stringify({ user: 'u1', build: 'b1', entries }));
    open().sweep();
    expect(open().read(OTHER)?.data).toEqual([3]);
    expect(values.get(STORED_KEY)).not.toContain(KEY);
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
