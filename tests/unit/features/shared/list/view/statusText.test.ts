import { describe, expect, it } from 'vitest';
import type { Listing } from '#src/features/shared/list/view/listing.ts';
import { statusText } from '#src/features/shared/list/view/statusText.ts';
import { pagingRange } from '#src/lib/pagingRange.ts';

const noun = { one: 'developer', many: 'developers' };
const ready = (rows: number, total: number, previous = false, filtered = false): Listing<number> => ({
  status: 'ready',
  rows: Array.from({ length: rows }, (_, i) => i),
  total,
  freshness: previous ? 'previous' : 'fresh',
  filtered,
});

describe('status line', () => {
  it.each<[string, Listing<number>, number, number, string]>([
    ['loading', { status: 'loading' }, 0, 1, 'Loading'],
    ['failed', { status: 'failed', message: 'x', onRetry: () => undefined }, 0, 1, ''],
    ['all', ready(64, 64), 64, 64, 'Showing 1 to 64 of 64 developers'],
    ['searched', ready(64, 64), 5, 5, 'Showing 1 to 5 of 5 developers'],
    ['a page', ready(64, 64), 64, 20, 'Showing 1 to 20 of 64 developers'],
    ['a server page', ready(20, 64), 64, 20, 'Showing 1 to 20 of 64 developers'],
    ['rows of another page', ready(20, 64, true), 64, 20, 'Loading'],
    ['none', ready(0, 0), 0, 1, 'No developers'],
    ['none that match', ready(64, 64), 0, 1, 'No matches'],
    ['none that match on the server', ready(0, 0, false, true), 0, 1, 'No matches'],
    ['cut off', ready(1000, 1234), 1000, 1000, 'Showing 1 to 1,000 of 1,000 developers (1,234 in all)'],
  ])('%s', (_, listing, count, pageSize, expected) => {
    expect(statusText(listing, pagingRange(count, 1, pageSize), noun)).toBe(expected);
  });
});
