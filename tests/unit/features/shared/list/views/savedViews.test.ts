import { describe, expect, it } from 'vitest';
import {
  type SavedView,
  shownView,
  toSavedViews,
  viewQuery,
  viewValues,
  withDefault,
  withPresets,
} from '#src/features/shared/list/views/savedViews.ts';
import {
  nameProblem,
  newViewId,
  withView,
  withViewBack,
} from '#src/features/shared/list/views/viewChanges.ts';
import { investorSubscriptionList } from '#src/features/subscriptions/investorSubscriptionList.ts';

const defaults = { search: '', status: '', sort: '', page: '', open: '', id: '' };
const left: SavedView = {
  id: 'view 1',
  name: 'Left us',
  query: 'status=inactive',
  isDefault: false,
};
const wide: SavedView = {
  id: 'view 2',
  name: 'Wide',
  query: 'sort=name.asc',
  isDefault: true,
};
const both = [left, wide];

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

it('a view that is saved under its name again has the new query, its place, and stays the default', () => {
  const views = [
    { id: 'view 1', name: 'Hers', query: 'assignee=STF-999', isDefault: true },
    { id: 'view 2', name: 'Left us', query: 'status=inactive', isDefault: false },
  ];
  expect(withView(views, { name: 'Hers', query: 'assignee=STF-001' })).toEqual([
    { id: 'view 1', name: 'Hers', query: 'assignee=STF-001', isDefault: true },
    views[1],
  ]);
  expect(withView(views, { name: 'New', query: 'page=2' }).at(-1)).toMatchObject({
    id: 'view 3',
    name: 'New',
  });
});

describe('the default view', () => {
  it('is one of the views, or none', () => {
    expect(withDefault(both, 'Left us').map(({ isDefault }) => isDefault)).toEqual([true, false]);
    expect(withDefault(both, null).map(({ isDefault }) => isDefault)).toEqual([false, false]);
  });
});

describe('a deleted view', () => {
  it('returns to its index', () => {
    expect(withViewBack([wide], left, 0)).toEqual(both);
    expect(withViewBack([left], { ...wide, isDefault: false }, 7).map(({ name }) => name)).toEqual([
      'Left us',
      'Wide',
    ]);
  });

  it('is the default again, in place of one that was made it meanwhile', () => {
    expect(withViewBack(withDefault([left], 'Left us'), wide, 1)).toEqual(both);
  });

  it('gets another id when a new view has its own', () => {
    const added = { ...wide, id: left.id };
    expect(withViewBack([added], left, 0).map(({ id }) => id)).toEqual(['view 2', 'view 1']);
    expect(newViewId([added, { ...wide, id: 'view 3' }])).toBe('view 4');
  });

  it('does not return twice', () => {
    expect(withViewBack(both, left, 0)).toBe(both);
  });
});

describe('the URL', () => {
  it('gives a view its search, filters and sort, never the page and the opened dialog', () => {
    const values = { ...defaults, search: 'a&b', status: 'active', page: '3', open: 'edit', id: '7' };
    expect(viewQuery(values, defaults)).toBe('search=a%26b&status=active');
  });

  it('resets every parameter that the view does not name', () => {
    expect(viewValues('status=active&open=edit&page=2&evil=1', defaults)).toEqual({
      ...defaults,
      status: 'active',
    });
  });
});

describe('the filters of a choice', () => {
  const { params } = investorSubscriptionList;
  const stored = (query: string) =>
    toSavedViews({ views: [{ id: '1', name: 'Mine', query, isDefault: false }] }, params)[0]?.query;

  it('are one text however they are written, an older view with an option of links too', () => {
    expect(stored('status=Renewal&status=Active')).toBe('status=Active&status=Renewal');
    expect(stored('status=Expiring+Soon')).toBe('status=Grace+Period&status=Renewal');
  });
});

describe('shownView', () => {
  const renewals = { ...left, name: 'Renewals', query: 'ends=30&sort=daysLeft.asc', preset: true };

  it.each([
    ['the view with this query', [left, { ...left, name: 'Another' }], 'status=inactive', 'Left us'],
    ['all records', both, '', ''],
    ['none for other filters', both, 'status=active', null],
    ['a preset whose filters are set', [renewals], 'ends=30', 'Renewals'],
    ['none for a preset in another order', [renewals], 'ends=30&sort=name.asc', null],
  ] as const)('%s', (_, views, query, name) => {
    expect(shownView(views, query)).toBe(name);
  });
});

describe('storage', () => {
  it.each([undefined, null, 7, 'x', [], { views: 'x' }])('reads %j as no views', (value) => {
    expect(toSavedViews(value, defaults)).toEqual([]);
  });

  it('leaves out malformed parts and keeps the rest', () => {
    const views = [
      null,
      { id: 'a', name: '' },
      { id: 'a', name: 'x'.repeat(61) },
      { name: 'No id' },
      { id: 'a', name: 'A', query: 3 },
      { id: 'b', name: 'A' },
      { id: 'a', name: 'B' },
    ];
    expect(toSavedViews({ views }, defaults)).toEqual([{ id: 'a', name: 'A', query: '', isDefault: false }]);
  });

  it('gives queries the current order of parameters, without removed filters', () => {
    const views = [{ ...left, query: 'gone=x&sort=name.asc&status=inactive&view=x' }];
    expect(toSavedViews({ views }, defaults)[0]?.query).toBe('status=inactive&sort=name.asc');
  });
});

describe('the presets of a list', () => {
  const preset = (name: string): SavedView => ({
    id: name,
    name,
    query: `status=${name}`,
    isDefault: false,
    preset: true,
  });
  const presets = [preset('Mine'), preset('Overdue')];

  it('come before the views of the user', () => {
    expect(withPresets(both, presets)).toEqual([...presets, ...both]);
  });

  it('are as the list describes them; only that one is the default is stored', () => {
    const stored = [{ ...preset('Overdue'), name: 'Old name', query: '', isDefault: true }, left];
    expect(withPresets(stored, presets)).toEqual([presets[0], { ...presets[1], isDefault: true }, left]);
  });

  it('take the place of a saved view of their name', () => {
    expect(withPresets([{ ...left, name: 'Mine' }], presets)).toEqual(presets);
  });
});
