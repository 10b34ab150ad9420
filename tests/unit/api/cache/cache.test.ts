import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bindCache, cache, updateResponses } from '#src/api/cache/cache.ts';
import { createDeletions } from '#src/api/cache/deletions.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';

const LIST = '/developer/getAll';
const page = { rows: [{ id: 'd1' }, { id: 'd2' }], total: 2 };

/** The functions of SWR: a change is written to the map at once. */
const swr = {
  unload: vi.fn(),
  mutate: vi.fn(async (key: string, change?: unknown) => {
    const state = cache.provider.get(key);
    if (typeof change === 'function') cache.provider.set(key, { data: change(state?.data) });
  }),
};

/** Reads as SWR does: the answer goes into the map. */
async function load(key: string) {
  cache.provider.set(key, { data: await cache.read(key, async () => page) });
}

let unbind = () => {};

beforeEach(async () => {
  unbind = bindCache(swr as unknown as Parameters<typeof bindCache>[0]);
  await load(LIST);
});

afterEach(() => {
  sessionEnds.ended('expired', '');
  unbind();
  vi.clearAllMocks();
});

describe('the end of a session', () => {
  it('empties the cache, after SWR was told to write nothing more', () => {
    swr.unload.mockImplementationOnce(() => expect(cache.provider.get(LIST)?.data).toBe(page));
    sessionEnds.ended('expired', '');
    expect(swr.unload).toHaveBeenCalledTimes(1);
    expect(cache.provider.get(LIST)).toBeUndefined();
  });

  it('leaves the rows under the overlay of an expiry', () => {
    sessionEnds.expired('u1');
    expect(cache.provider.get(LIST)?.data).toBe(page);
  });
});

describe('an update of cached responses', () => {
  it('reaches those whose key begins with the prefix', async () => {
    await load('/company/getAll');
    updateResponses<typeof page>('/developer', ({ rows }) => ({ rows, total: 7 }));
    expect(cache.provider.get(LIST)?.data).toEqual({ ...page, total: 7 });
    expect(cache.provider.get('/company/getAll')?.data).toBe(page);
  });
});

describe('a deletion', () => {
  const left = { rows: [{ id: 'd2' }], total: 1 };
  const failing = (status: number) => Promise.reject(new ApiError('http', status));

  it.each([
    ['succeeds', () => Promise.resolve('deleted'), left],
    ['finds that the record was deleted already', () => failing(404), left],
    ['is refused', () => failing(409), page],
    ['has no network', () => Promise.reject(new ApiError('network')), page],
  ])('that %s leaves these rows in the cached lists, which are outdated', async (_name, remove, expected) => {
    const deletions = createDeletions(LIST, ['/developer']);
    await deletions.run('d1', remove).catch(() => undefined);
    expect(cache.provider.get(LIST)?.data).toEqual(expected);
    expect(cache.isFresh(LIST)).toBe(false);
  });
});
