import { describe, expect, it } from 'vitest';
import { LONGEST_QUERY, splitQuery, wholeQuery, withLong } from '#src/features/shared/list/url/longQuery.ts';
import { readParams, writeParams } from '#src/features/shared/list/url/urlParams.ts';

const defaults = { search: '', status: '', user: '', sort: '' };
const text = 'شركة [\\ .* '.repeat(1000);
const queryOf = (values: Partial<typeof defaults>) => writeParams('', values, defaults);

describe('splitQuery', () => {
  it('leaves a short query in the URL', () => {
    const query = queryOf({ search: 'x'.repeat(1000), status: 'active' });
    expect(splitQuery(query, defaults)).toEqual({ search: query, long: null });
    expect(splitQuery('', defaults)).toEqual({ search: '', long: null });
  });

  it('takes only the long value out of the URL', () => {
    const query = queryOf({ search: text, status: 'active', user: 'y'.repeat(500) });
    const { search, long } = splitQuery(query, defaults);
    expect(search).toBe(queryOf({ status: 'active', user: 'y'.repeat(500) }));
    expect(long).toEqual({ search: text });
    expect(search.length).toBeLessThanOrEqual(LONGEST_QUERY);
  });

  it('takes as many values out as necessary', () => {
    const { search, long } = splitQuery(queryOf({ search: text, user: text, sort: 'name.asc' }), defaults);
    expect(search).toBe('?sort=name.asc');
    expect(Object.keys(long ?? {})).toEqual(['search', 'user']);
  });
});

describe('wholeQuery', () => {
  it('restores the query exactly', () => {
    const query = writeParams('?other=1', { search: text, status: 'active' }, defaults);
    const { search, long } = splitQuery(query, defaults);
    expect(wholeQuery(search, withLong(null, long), defaults)).toBe(query);
    expect(readParams(query, defaults).search).toBe(text);
  });

  it('is the query of the URL when the history has no long values', () => {
    for (const state of [null, undefined, 'x', {}, { pushed: true }, { long: null }, { long: 7 }]) {
      expect(wholeQuery('?b=2&a=1', state, defaults)).toBe('?b=2&a=1');
    }
    expect(wholeQuery('?status=active', { long: { search: 7, __proto__x: 'y' } }, defaults)).toBe(
      '?status=active',
    );
  });
});

describe('withLong', () => {
  it('keeps other state of the entry, but not its former long values', () => {
    expect(withLong({ pushed: true, long: { search: 'old' } }, null)).toEqual({ pushed: true });
    expect(withLong({ pushed: true }, { search: 'new' })).toEqual({ pushed: true, long: { search: 'new' } });
    expect(withLong(null, null)).toBeNull();
    expect(withLong({ long: { search: 'old' } }, null)).toBeNull();
  });
});
