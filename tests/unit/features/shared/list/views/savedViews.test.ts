import { describe, expect, it } from 'vitest';
import {
  decodeView,
  linkQuery,
  nameProblem,
  normalized,
  noViews,
  type SavedView,
  type SavedViews,
  shownView,
  startViews,
  type TableLook,
  toSavedViews,
  viewQuery,
  viewValues,
  withName,
  withoutView,
  withView,
  withViewBack,
} from '#src/features/shared/list/views/savedViews.ts';
import { emptyLayout } from '#src/lib/tableLayout.ts';

const defaults = { search: '', status: '', sort: '', page: '', view: '', open: '', id: '' };
const look: TableLook = { layout: emptyLayout, density: 'normal' };
const own: TableLook = {
  layout: { order: ['b', 'a'], hidden: ['c'], widths: { a: 120 } },
  density: 'compact',
};
const left: SavedView = { name: 'Left us', query: 'status=inactive', ...own };
const wide: SavedView = { name: 'Wide', query: '', ...look, density: 'roomy' };
const both: SavedViews = { views: [left, wide], standard: 'Wide', chosen: null, before: null };

describe('names', () => {
  it.each([
    ['', 'Required'],
    ['   ', 'Required'],
    ['x'.repeat(61), 'A name has at most 60 characters'],
    [' left US ', 'There is a view of this name already'],
    ['All developers', 'There is a view of this name already'],
    ['x'.repeat(60), null],
  ])('%j: %s', (name, problem) => {
    expect(nameProblem(name, ['All developers', 'Left us'])).toBe(problem);
  });
});

describe('changes', () => {
  it('adds a view at the end, chooses it, and keeps the look before it', () => {
    const state = withView({ ...both, before: null }, { ...left, name: 'New' }, own);
    expect(state.views.map(({ name }) => name)).toEqual(['Left us', 'Wide', 'New']);
    expect(state).toMatchObject({ chosen: 'New', before: own });
    expect(withView(state, { ...left, name: 'Newer' }, look).before).toEqual(own);
  });

  it('renames a view wherever it is named', () => {
    const state = withName({ ...both, chosen: 'Wide' }, 'Wide', 'Roomy');
    expect(state.views.map(({ name }) => name)).toEqual(['Left us', 'Roomy']);
    expect(state).toMatchObject({ standard: 'Roomy', chosen: 'Roomy' });
  });

  it('deletes a view, and restores its position and whether it was the default', () => {
    const state = withoutView({ ...both, standard: 'Left us', chosen: 'Left us' }, 'Left us');
    expect(state).toMatchObject({ views: [wide], standard: null, chosen: null });
    const back = withViewBack(state, { ...both, standard: 'Left us' }, 'Left us');
    expect(back).toMatchObject({ views: [left, wide], standard: 'Left us' });
    expect(withViewBack(back, both, 'Left us')).toBe(back);
  });
});

describe('the URL', () => {
  it('gives a view its search, filters and sort, never the opened dialog', () => {
    const values = {
      ...defaults,
      search: 'a&b',
      status: 'active',
      page: '3',
      open: 'edit',
      id: '7',
      view: 'x',
    };
    expect(viewQuery(values, defaults)).toBe('search=a%26b&status=active');
  });

  it('resets every parameter that the view does not name', () => {
    expect(viewValues('status=active&open=edit&page=2&evil=1', defaults)).toEqual({
      ...defaults,
      status: 'active',
    });
  });
});

describe('shownView', () => {
  it.each([
    [
      'the chosen one while its rows are shown',
      { ...both, chosen: 'Left us' },
      'status=inactive',
      look,
      'Left us',
    ],
    ['one that is just like it', both, 'status=inactive', own, 'Left us'],
    ['none when the table looks different', both, 'status=inactive', look, null],
    ['all records', both, '', look, ''],
    ['none for other filters', { ...both, chosen: 'Left us' }, 'status=active', own, null],
  ] as const)('%s', (_, state, query, now, name) => {
    expect(shownView(state, query, now)).toBe(name);
  });
});

describe('storage', () => {
  it('reads what was written', () => {
    const state: SavedViews = { ...both, chosen: 'Left us', before: look };
    expect(toSavedViews(JSON.parse(JSON.stringify(state)))).toEqual(state);
  });

  it.each([undefined, null, 7, 'x', [], { views: 'x' }])('reads %j as no views', (value) => {
    expect(toSavedViews(value)).toEqual(noViews);
  });

  it('leaves out malformed parts and keeps the rest', () => {
    const value = {
      views: [
        null,
        { name: '' },
        { name: 'x'.repeat(61) },
        { name: 'A', density: 'huge', layout: 3 },
        { name: 'A' },
      ],
      standard: 'gone',
      chosen: 'A',
      before: 4,
    };
    expect(toSavedViews(value)).toEqual({
      views: [{ name: 'A', query: '', ...look }],
      standard: null,
      chosen: 'A',
      before: null,
    });
  });
});

describe('links', () => {
  const codeOf = (view: SavedView) => new URLSearchParams(linkQuery(view)).get('view') ?? '';

  it.each([left, wide, { ...left, name: 'مشاهدة 🌷 “x”' }])('carries $name', (view) => {
    expect(linkQuery(view).startsWith(view.query)).toBe(true);
    expect(linkQuery(view)).toMatch(/view=[\w-]+$/u);
    expect(decodeView(codeOf(view), view.query)).toEqual(view);
  });

  it.each([
    '',
    '%',
    'AAAA',
    btoa('{}'),
    btoa('[]'),
    btoa('["\xff"]'),
    btoa(JSON.stringify(['x'.repeat(61)])),
    'A'.repeat(9000),
  ])('reads nothing from %j', (code) => {
    expect(decodeView(code, '')).toBeNull();
  });

  it('reads no view from a truncated link', () => {
    expect(decodeView(codeOf(left).slice(0, -5), '')).toBeNull();
  });
});

it('views stored before the list changed get its current order of parameters, without removed filters', () => {
  const kept: SavedViews = {
    ...noViews,
    views: [{ ...left, query: 'gone=x&sort=name.asc&status=inactive' }],
  };
  expect(normalized(kept, defaults).views[0]?.query).toBe('status=inactive&sort=name.asc');
});

describe('the views from the start', () => {
  it('are own views in the look of the table, none of them chosen', () => {
    const given = [{ name: 'Mine', query: 'assignee=me' }];
    expect(startViews(given, own)).toEqual({ ...noViews, views: [{ ...given[0], ...own }] });
    expect(startViews([], look)).toEqual(noViews);
  });
});
