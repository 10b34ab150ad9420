import { describe, expect, it, vi } from 'vitest';
import { withoutDeleted, withoutRows } from '#src/api/cache/hiddenRows.ts';

/** Hidden ids, and those of them that the list is known to have. */
const hide = (ids: readonly string[], inList: readonly string[] = []) => ({
  ids: new Set(ids),
  inList: new Set(inList),
});

const page = (ids: readonly string[]) => ({ rows: ids.map((id) => ({ id })), total: ids.length });

describe('a read of which every row is hidden', () => {
  const error = { message: 'The server is resting.', status: 500 };
  const read = {
    data: { ...page(['a', 'b']), total: 13 },
    error: undefined,
    isLoading: false,
    isValidating: false,
    isPrevious: false,
    retry: vi.fn(),
  };

  it('is loading what takes the place of its page', () => {
    expect(withoutDeleted(read, hide(['a', 'b']))).toMatchObject({ data: undefined, isLoading: true });
    expect(withoutDeleted(read, hide(['a'])).data).toMatchObject({ total: 12 });
  });

  it('is empty when there were no others', () => {
    const last = { ...read, data: page(['a', 'b']) };
    expect(withoutDeleted(last, hide(['a', 'b'])).data).toEqual({ rows: [], total: 0, serverTotal: 2 });
  });

  it('has failed when that could not be read, until it is asked again', () => {
    expect(withoutDeleted({ ...read, error }, hide(['a', 'b']))).toMatchObject({
      data: undefined,
      error,
      isLoading: false,
    });
    expect(withoutDeleted({ ...read, error, isValidating: true }, hide(['a', 'b'])).isLoading).toBe(true);
  });
});

describe('hiding rows', () => {
  it('takes them out of rows and total', () => {
    expect(withoutRows({ ...page(['a', 'b', 'c']), total: 60 }, hide(['b', 'z']))).toEqual({
      rows: [{ id: 'a' }, { id: 'c' }],
      total: 59,
      serverTotal: 60,
    });
  });

  it('counts out those that are known to be on another page of the list', () => {
    expect(withoutRows({ ...page(['a', 'b']), total: 60 }, hide(['b', 'z', 'y'], ['b', 'z']))).toEqual({
      rows: [{ id: 'a' }],
      total: 58,
      serverTotal: 60,
    });
  });

  it('gives the same page when it holds none of them', () => {
    const given = page(['a']);
    expect([withoutRows(given, hide([])), withoutRows(given, hide(['z']))]).toEqual([given, given]);
    expect(withoutRows(given, hide(['z']))).toBe(given);
  });
});
