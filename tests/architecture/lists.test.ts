import { expect, it } from 'vitest';
import { portals, screensOf } from '#src/app/routes/navigation.ts';
import { auditList } from '#src/features/audit-log/auditList.ts';
import { companyList } from '#src/features/companies/companyList.ts';
import { developerList } from '#src/features/developers/developerList.ts';
import { investorList } from '#src/features/investors/investorList.ts';
import { sourcesOf } from './sources.ts';

/** Every described list by its name. */
const lists = { auditList, companyList, developerList, investorList };
const headings = portals.flatMap(screensOf).map(({ heading }) => heading);

it('has every described list of the features', () => {
  const described = sourcesOf('src/features').flatMap(({ text }) =>
    [...text.matchAll(/export const (\w+) = describeList</g)].map(([, name]) => name),
  );
  expect(described.sort()).toEqual(Object.keys(lists).sort());
});

it.each(Object.entries(lists))('%s is titled as the navigation calls its screen', (_, { title }) => {
  expect(headings).toContain(title);
});
