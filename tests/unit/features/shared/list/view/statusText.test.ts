import { describe, expect, it } from 'vitest';
import type { Page } from '#src/api/results/page.ts';
import { statusText } from '#src/features/shared/list/view/statusText.ts';
import { pagingRange } from '#src/lib/pagingRange.ts';
import { type QueryResult, readyResult } from '#src/lib/queryResult.ts';

const noun = { one: 'developer', many: 'developers' };
const retry = () => undefined;
const ready = (rows: number, total: number) =>
  readyResult({ rows: Array.from({ length: rows }, (_, i) => i), total });

describe('status line', () => {
  it.each<[string, QueryResult<Page<number>>, number, number, string]>([
    ['loading', { status: 'loading', retry }, 0, 1, 'Loading'],
    ['failed', { status: 'failed', error: { message: 'x', status: 500 }, retry }, 0, 1, ''],
    ['all', ready(64, 64), 64, 64, 'Showing 1 to 64 of 64 developers'],
    ['searched', ready(64, 64), 5, 5, 'Showing 1 to 5 of 5 developers'],
    ['a page', ready(64, 64), 64, 20, 'Showing 1 to 20 of 64 developers'],
    ['a server page', ready(20, 64), 64, 20, 'Showing 1 to 20 of 64 developers'],
    ['rows of another page', { ...ready(20, 64), isPrevious: true }, 64, 20, 'Loading'],
    ['none', ready(0, 0), 0, 1, 'No developers'],
    ['none that match', ready(64, 64), 0, 1, 'No matches'],
    ['cut off', ready(1000, 1234), 1000, 1000, 'Showing 1 to 1,000 of 1,000 developers (1,234 in all)'],
  ])('%s', (_, read, count, pageSize, expected) => {
    expect(statusText(read, false, pagingRange(count, 1, pageSize), noun)).toBe(expected);
  });

  it('none that match on the server', () => {
    expect(statusText(ready(0, 0), true, pagingRange(0, 1, 1), noun)).toBe('No matches');
  });
});
