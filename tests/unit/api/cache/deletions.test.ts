import { describe, expect, it, vi } from 'vitest';
import { withoutDeleted, withoutRows } from '#src/api/cache/deletions.ts';

const page = (ids: readonly string[], total = ids.length) => ({ rows: ids.map((id) => ({ id })), total });

describe('a page without the rows that are being deleted', () => {
  it('counts them out of its rows and its total', () => {
    expect(withoutRows(page(['a', 'b', 'c'], 60), new Set(['b', 'z']))).toEqual(page(['a', 'c'], 59));
  });

  it('is the same page when it has none of them', () => {
    const given = page(['a']);
    expect(withoutRows(given, new Set())).toBe(given);
    expect(withoutRows(given, new Set(['z']))).toBe(given);
  });
});

describe('a read without any row left', () => {
  const error = { message: 'The server is resting.', status: 500 };
  const read = {
    data: page(['a', 'b'], 13),
    error: undefined,
    isLoading: false,
    isValidating: false,
    isPrevious: false,
    retry: vi.fn(),
  };
  const both = new Set(['a', 'b']);

  it('is loading the rows that take the place of its own', () => {
    expect(withoutDeleted(read, both)).toMatchObject({ data: undefined, isLoading: true });
    const deleted = { ...read, data: page([], 11), isValidating: true };
    expect(withoutDeleted(deleted, new Set())).toMatchObject({ data: undefined, isLoading: true });
  });

  it('is empty when the list has no others, or the server says so', () => {
    const last = { ...read, data: page(['a', 'b']) };
    expect(withoutDeleted(last, both).data).toEqual(page([]));
    const afterLast = { ...read, data: page([], 13) };
    expect(withoutDeleted(afterLast, new Set()).data).toBe(afterLast.data);
  });

  it('has failed when the others could not be read, until they are requested again', () => {
    expect(withoutDeleted({ ...read, error }, both)).toMatchObject({ data: undefined, isLoading: false });
    expect(withoutDeleted({ ...read, error, isValidating: true }, both).isLoading).toBe(true);
  });
});
