import { describe, expect, it } from 'vitest';
import { readParams, writeParams } from '#src/features/shared/list/url/filterParams.ts';
import { LONGEST_QUERY, splitQuery, wholeQuery, withLong } from '#src/features/shared/list/url/longQuery.ts';

const defaults = { search: '', status: '', user: '', sort: '' };
const text = 'شركة [\\ .* '.repeat(1000);
const queryOf = (values: Partial<typeof defaults>) => writeParams('', values, defaults);

describe('splitQuery', () => {
  it('leaves what fits in the address', () => {
    const query = queryOf({ search: 'x'.repeat(1000), status: 'active' });
    expect(splitQuery(query, defaults)).toEqual({ search: query, long: null });
    expect(splitQuery('', defaults)).toEqual({ search: '', long: null });
  });

  it('takes the value that is too long out of it, and nothing else', () => {
    const query = queryOf({ search: text, status: 'active', user: 'y'.repeat(500) });
    const { search, long } = splitQuery(query, defaults);
    expect(search).toBe(queryOf({ status: 'active', user: 'y'.repeat(500) }));
    expect(long).toEqual({ search: text });
    expect(search.length).toBeLessThanOrEqual(LONGEST_QUERY);
  });

  it('takes as many as it needs', () => {
    const { search, long } = splitQuery(queryOf({ search: text, user: text, sort: 'name.asc' }), defaults);
    expect(search).toBe('?sort=name.asc');
    expect(Object.keys(long ?? {})).toEqual(['search', 'user']);
  });
});

describe('wholeQuery', () => {
  it('is the way back, to the letter', () => {
    const query = writeParams('?other=1', { search: text, status: 'active' }, defaults);
    const { search, long } = splitQuery(query, defaults);
    expect(wholeQuery(search, withLong(null, long), defaults)).toBe(query);
    expect(readParams(query, defaults).search).toBe(text);
  });

  it('takes the address for whole where the history has nothing, or something else', () => {
    for (const state of [null, undefined, 'x', {}, { pushed: true }, { long: null }, { long: 7 }]) {
      expect(wholeQuery('?b=2&a=1', state, defaults)).toBe('?b=2&a=1');
    }
    expect(wholeQuery('?status=active', { long: { search: 7, __proto__x: 'y' } }, defaults)).toBe(
      '?status=active',
    );
  });
});

describe('withLong', () => {
  it('keeps what else the entry holds, and nothing of the text before', () => {
    expect(withLong({ pushed: true, long: { search: 'old' } }, null)).toEqual({ pushed: true });
    expect(withLong({ pushed: true }, { search: 'new' })).toEqual({ pushed: true, long: { search: 'new' } });
    expect(withLong(null, null)).toBeNull();
    expect(withLong({ long: { search: 'old' } }, null)).toBeNull();
  });
});
