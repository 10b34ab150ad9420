import { expect, it } from 'vitest';
import { masterRecords } from '#src/app/records/masterKinds.ts';
import { supportRecords } from '#src/app/records/supportKinds.ts';
import { builtScreens } from '#src/app/routes/screens.ts';

// The reports have a page of their own.
const lists = [masterRecords, supportRecords]
  .flatMap(({ kinds }) => Object.values(kinds))
  .filter(({ id }) => id !== 'reports');

it('offers every list of the console by its path', () => {
  const screens = builtScreens.filter(({ type }) => type.endsWith('List')).map(({ path }) => path);
  expect(lists.map(({ path }) => path).toSorted()).toEqual(screens.toSorted());
});

it('knows each list by an id of its own', () => {
  expect(new Set(lists.map(({ id }) => id)).size).toBe(lists.length);
});
