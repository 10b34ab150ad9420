import { describe, expect, it } from 'vitest';
import {
  changedParams,
  formatSort,
  LONGEST_QUERY,
  parseSort,
  readParams,
  shortened,
  writeParams,
} from '#src/features/shared/list/url/urlParams.ts';

const defaults = { search: '', status: '', page: '1' };

/** A parameter that may be repeated, sorted. */
const repeated = { search: '', tag: (texts: readonly string[]) => texts.toSorted() };

describe('readParams', () => {
  it('fills in the defaults and leaves the parameters of others alone', () => {
    expect(readParams('?status=active&view=mine', defaults)).toEqual({
      search: '',
      status: 'active',
      page: '1',
    });
    expect(readParams('', defaults)).toEqual(defaults);
  });

  it('reads every text of a repeated parameter, and the first of another', () => {
    expect(readParams('tag=b&tag=a&search=x&search=y', repeated)).toEqual({ search: 'x', tag: ['a', 'b'] });
    expect(readParams('', repeated)).toEqual({ search: '', tag: [] });
  });
});

describe('changedParams', () => {
  it('reads changes like a query string, and keeps the other values', () => {
    const values = { search: 'x', tag: ['c'] };
    expect(changedParams(values, { tag: ['b', 'a'] }, repeated)).toEqual({ search: 'x', tag: ['a', 'b'] });
    expect(changedParams(values, { search: '' }, repeated)).toEqual({ search: '', tag: ['c'] });
  });
});

describe('writeParams', () => {
  it('leaves defaults out, in either direction', () => {
    expect(writeParams('', { search: 'x', page: '1' }, defaults)).toBe('?search=x');
    expect(writeParams('?search=x&page=3', { search: '', page: '1' }, defaults)).toBe('');
  });

  it('writes in the order of the defaults, so that equal views have equal addresses', () => {
    expect(writeParams('?status=active', { search: 'x' }, defaults)).toBe('?search=x&status=active');
    expect(writeParams('?search=x', { status: 'active' }, defaults)).toBe('?search=x&status=active');
  });

  it('keeps the parameters of others', () => {
    expect(writeParams('?view=mine&view=yours', { search: 'x' }, defaults)).toBe(
      '?search=x&view=mine&view=yours',
    );
  });

  it('repeats a parameter for each of its texts', () => {
    expect(writeParams('?tag=c', { tag: ['a', 'b'] }, repeated)).toBe('?tag=a&tag=b');
    expect(writeParams('?tag=b&tag=a', { search: 'x' }, repeated)).toBe('?search=x&tag=a&tag=b');
    expect(writeParams('?tag=b&tag=a', { tag: [] }, repeated)).toBe('');
  });
});

describe('shortened', () => {
  const own = { search: '', user: '', status: '' };
  const text = 'شركة [\\ .* '.repeat(1000);
  const queryOf = (values: Partial<typeof own>) => writeParams('', values, own);

  it('leaves a short query as it is', () => {
    const query = queryOf({ search: 'x'.repeat(1000), status: 'active' });
    expect(shortened(query)).toBe(query);
    expect(shortened('')).toBe('');
  });

  it('leaves out only the long value', () => {
    const rest = { status: 'active', user: 'y'.repeat(500) };
    expect(shortened(queryOf({ ...rest, search: text }))).toBe(queryOf(rest));
  });

  it('leaves out as many values as necessary', () => {
    const query = queryOf({ search: text, user: text.slice(1), status: 'active' });
    expect(shortened(query)).toBe('?status=active');
    expect(shortened(queryOf({ search: 'x'.repeat(LONGEST_QUERY) }))).toBe('');
  });
});

describe('parseSort and formatSort', () => {
  const columns = [{ id: 'name', sortValue: () => '' }, { id: 'a.b', sortValue: () => '' }, { id: 'notes' }];

  it('are inverse to each other', () => {
    for (const text of ['name.asc', 'name.desc', 'a.b.desc', '']) {
      expect(formatSort(parseSort(text, columns))).toBe(text);
    }
    expect(parseSort('name.desc', columns)).toEqual({ column: 'name', direction: 'descending' });
  });

  it.each(['name', 'name.up', 'notes.asc', 'gone.asc', '.asc', 'desc'])('take %j for no sort', (text) => {
    expect(parseSort(text, columns)).toBeNull();
  });
});
