import { describe, expect, it } from 'vitest';
import { toPageRequest } from '#src/features/shared/list/view/viewOf.ts';
import { readyResult } from '#src/lib/queryResult.ts';

describe('the page to view', () => {
  const read = readyResult({ rows: ['a', 'b'], total: 20 });
  const second = { number: 2, size: 20, paged: true };

  it('is none for a list without pages', () => {
    expect(toPageRequest(read, { ...second, size: undefined })).toBeNull();
  });

  it('has the number of rows in all if the server pages, at least that of the last row shown', () => {
    expect(toPageRequest(read, { ...second, paged: false })).toEqual({ number: 2, size: 20 });
    // Two rows of the second page are shown, although a deletion in flight leaves 20 in all.
    expect(toPageRequest(read, second)).toEqual({ number: 2, size: 20, total: 22 });
    const previous = { ...readyResult({ rows: ['a'], total: 9 }), isPrevious: true, refreshing: true };
    expect(toPageRequest(previous, second)).toMatchObject({ total: 9 });
  });
});
