import { expect, it } from 'vitest';
import { builtScreens } from '#src/app/routes/screens.ts';
import { masterLists } from '#src/app/shell/search/MasterSearch.tsx';
import { supportLists } from '#src/app/shell/search/SupportSearch.tsx';

const lists = [...masterLists, ...supportLists];

it('offers every list of the console by its path', () => {
  const screens = builtScreens.filter(({ kind }) => kind.endsWith('List')).map(({ path }) => path);
  expect(lists.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
});

it('knows each list by an id of its own', () => {
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
});
