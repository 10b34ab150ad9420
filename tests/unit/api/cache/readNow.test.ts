import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cache } from '#src/api/cache/cache.ts';
import { READ_AGAIN_MS, READ_LIMIT_MS, readNow } from '#src/api/cache/readNow.ts';
import type { Page } from '#src/api/results/page.ts';
import { UNKNOWN_TOTAL } from '#src/lib/maxRows.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const lists = '/parcel/getAll';
const all = '/parcel/getAll?page=1&limit=1000';
const onePage = '/parcel/getAll?page=1&limit=20';

const page = (total: number, ...rows: readonly Row[]): Page<Row> => ({ rows, total });
const north = { id: '1', name: 'North Bay' };
const south = { id: '2', name: 'South Bay' };

const load = vi.fn<(signal: AbortSignal) => Promise<Page<Row>>>();
const read = (...ids: readonly string[]) => readNow<Row>(ids, { lists, all, load });

/** A list reads this answer, as SWR does it. */
async function list(key: string, answer: Page<Row>): Promise<void> {
  cache.provider.set(key, { data: await cache.read(key, async () => answer) });
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  load.mockReset();
});

afterEach(() => {
  cache.clear();
  vi.useRealTimers();
});

it('takes a record that a list has read less than ten seconds ago', async () => {
  await list(onePage, page(2, north));
  vi.advanceTimersByTime(READ_AGAIN_MS - 1);
  expect(await read('1')).toEqual({ rows: [north], complete: false });
  expect(load).not.toHaveBeenCalled();
});

it('takes the newest of several answers', async () => {
  await list(onePage, page(2, north));
  vi.advanceTimersByTime(1000);
  await list(all, page(1, { ...north, name: 'West Bay' }));
  expect((await read('1')).rows).toEqual([{ id: '1', name: 'West Bay' }]);
});

it.each([
  ['ten seconds old', () => vi.advanceTimersByTime(READ_AGAIN_MS)],
  ['outdated by a change', () => cache.invalidate(lists)],
])('reads the list of all again when the answer is %s', async (_, passes) => {
  await list(onePage, page(2, north));
  passes();
  load.mockResolvedValue(page(2, { ...north, name: 'West Bay' }, south));
  expect(await read('1')).toEqual({ rows: [{ id: '1', name: 'West Bay' }], complete: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('outdates the lists that show another version of the record', async () => {
  await list(onePage, page(2, north, south));
  vi.advanceTimersByTime(READ_AGAIN_MS);
  load.mockResolvedValue(page(2, north, { ...south, name: 'West Bay' }));
  await read('1');
  expect(cache.isFresh(onePage)).toBe(true);
  vi.advanceTimersByTime(READ_AGAIN_MS);
  await read('2');
  expect(cache.isFresh(onePage)).toBe(false);
});

it('reads once for many records', async () => {
  await list(onePage, page(2, north));
  load.mockResolvedValue(page(2, north, south));
  expect(await read('1', '2')).toEqual({ rows: [north, south], complete: true });
  expect(load).toHaveBeenCalledTimes(1);
});

it('says of a missing record that it is gone only if the answer has all records', async () => {
  load.mockResolvedValue(page(1, south));
  expect(await read('1')).toEqual({ rows: [], complete: true });
  load.mockResolvedValue(page(1200, south));
  expect(await read('1')).toEqual({ rows: [], complete: false });
  const thousand = Array.from({ length: 1000 }, (_, at) => ({ id: `row ${at}`, name: '' }));
  load.mockResolvedValue(page(UNKNOWN_TOTAL, ...thousand));
  expect(await read('1')).toEqual({ rows: [], complete: false });
});

it('finds nothing when the read fails', async () => {
  load.mockRejectedValue(new Error('no'));
  expect(await read('1')).toEqual({ rows: [], complete: false });
});

it('waits three seconds, and then aborts the read', async () => {
  let signal: AbortSignal | undefined;
  load.mockImplementation((given) => {
    signal = given;
    return new Promise(() => undefined);
  });
  const now = read('1');
  await vi.advanceTimersByTimeAsync(READ_LIMIT_MS);
  expect(await now).toEqual({ rows: [], complete: false });
  await vi.advanceTimersByTimeAsync(1);
  expect(signal?.aborted).toBe(true);
});
