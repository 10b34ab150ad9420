import { describe, expect, it } from 'vitest';
import { ApiError } from '#src/api/http/errors.ts';
import { bulkSummary } from '#src/features/shared/list/bulk/bulk.ts';
import { changeEach } from '#src/features/shared/list/bulk/changeRows.ts';

describe('changeEach', () => {
  it('makes one call per item, at most four at a time, and continues after a failure', async () => {
    let running = 0;
    let most = 0;
    const called: number[] = [];
    const items = Array.from({ length: 20 }, (_, at) => at);
    const result = await changeEach(items, async (item) => {
      called.push(item);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (item % 10 === 3) throw new Error(`no ${item}`);
    });
    expect(called.toSorted((a, b) => a - b)).toEqual(items);
    expect(most).toBe(4);
    expect(result.done).toHaveLength(18);
    expect(result.failed).toEqual([
      { item: 3, message: 'no 3' },
      { item: 13, message: 'no 13' },
    ]);
  });

  it('says of which items the server has none', async () => {
    const result = await changeEach([1, 2], async (item) => {
      throw item === 1 ? new ApiError('http', 404, { message: 'No such company.' }) : new Error('no');
    });
    expect(result.failed).toEqual([
      { item: 1, message: 'No such company.', deleted: true },
      { item: 2, message: 'no' },
    ]);
  });

  it('has nothing to do without items', async () => {
    expect(await changeEach([], () => Promise.reject(new Error('never')))).toEqual({ done: [], failed: [] });
  });
});

describe('bulkSummary', () => {
  it.each([
    [18, 0, '18 deleted'],
    [18, 2, '18 deleted, 2 failed: Not found'],
    [0, 1, '1 failed: Not found'],
  ])('%d done and %d failed', (done, failed, summary) => {
    const result = {
      done: Array.from({ length: done }, (_, at) => at),
      failed: Array.from({ length: failed }, (_, item) => ({ item, message: item === 0 ? 'Not found' : '' })),
    };
    expect(bulkSummary(result, 'deleted')).toBe(summary);
  });

  it('counts rows that someone else has changed since', () => {
    expect(bulkSummary({ done: [1], failed: [] }, 'set back', { already: 0, skipped: 2 })).toBe(
      '1 set back, 2 changed by someone else since',
    );
  });

  it('counts rows that needed no change', () => {
    const failed = [{ item: 9, message: 'Not found' }];
    expect(bulkSummary({ done: [1, 2], failed: [] }, 'set to Active', { already: 1, skipped: 0 })).toBe(
      '2 set to Active, 1 was already',
    );
    expect(bulkSummary({ done: [1], failed }, 'set to Active', { already: 3, skipped: 0 })).toBe(
      '1 set to Active, 3 were already, 1 failed: Not found',
    );
  });
});
