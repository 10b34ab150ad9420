import { describe, expect, it } from 'vitest';
import { hasEveryRow, toPageRequest } from '#src/features/shared/list/view/viewOf.ts';
import { readyResult } from '#src/lib/queryResult.ts';

const ready = readyResult({ rows: ['a'], total: 9 });

describe('the page to view', () => {
  const read = readyResult({ rows: ['a', 'b'], total: 20 });
  const second = { by: 'server', page: 2 } as const;

  it('is none for a list without pages', () => {
    expect(toPageRequest(read, null, 20)).toBeNull();
    expect(toPageRequest(read, second, undefined)).toBeNull();
  });

  it('has the number of rows in all if the server pages, at least that of the last row shown', () => {
    expect(toPageRequest(read, { ...second, by: 'browser' }, 20)).toEqual({ number: 2, size: 20 });
    // Two rows of the second page are shown, although a deletion in flight leaves 20 in all.
    expect(toPageRequest(read, second, 20)).toEqual({ number: 2, size: 20, total: 22 });
    const previous = { ...ready, isPrevious: true, refreshing: true };
    expect(toPageRequest(previous, second, 20)).toMatchObject({ total: 9 });
  });
});

describe('whether the read has every record', () => {
  const all = readyResult({ rows: ['a'], total: 1 });

  it('is so for the whole, unfiltered answer to the present query only', () => {
    expect(hasEveryRow(all, 'browser', false)).toBe(true);
    expect(hasEveryRow(all, undefined, false)).toBe(true);
    expect(hasEveryRow(all, 'server', false)).toBe(false);
    expect(hasEveryRow(ready, 'browser', false)).toBe(false);
    expect(hasEveryRow(all, 'browser', true)).toBe(false);
    expect(hasEveryRow({ ...all, isPrevious: true }, 'browser', false)).toBe(false);
    expect(hasEveryRow({ status: 'loading', retry: () => undefined }, undefined, false)).toBe(false);
  });
});
