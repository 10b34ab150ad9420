import { expect, it } from 'vitest';
import { portals, screensOf } from '#src/app/routes/navigation.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { sourcesOf } from './sources.ts';

/** Every list description by its name. */
const lists = { companyList, developerList, investorList };
const headings = portals.flatMap(screensOf).map(({ heading }) => heading);

it('knows every list description of the features', () => {
  const described = sourcesOf('src/features').flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = describeList</g)].map(([, name]) => name),
  );
  expect(described.sort()).toEqual(Object.keys(lists).sort());
});

it.each(Object.entries(lists))('the title of %s is a heading of the navigation', (_, { title }) => {
  expect(headings).toContain(title);
});
