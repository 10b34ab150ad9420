import { expect, it } from 'vitest';
import { builtScreens } from '#src/app/routes/screens.ts';
import { masterLists, supportLists } from '#src/app/shell/search/searchedLists.ts';

const lists = [...masterLists, ...supportLists];

it('offers every list of the console by its path', () => {
  const screens = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ path }) => path);
  expect(lists.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
});

it('knows each list by an id of its own', () => {
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
});
