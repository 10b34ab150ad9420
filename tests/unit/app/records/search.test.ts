import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { staffUsers } from '#fixtures/data/staffUsers.ts';
import type { Developer } from '#src/api/types/developer.ts';
import { findHits, searchGroups } from '#src/features/search/searchHits.ts';
import { masterWith, readAll } from '#stories/features/shared/related/sampleKinds.ts';

function groupsWith(reads: Parameters<typeof masterWith>[0] = {}) {
  return searchGroups(readAll(masterWith(reads)));
}

const withDevelopers = (...developers: readonly Developer[]) => groupsWith({ developers });

it('opens records over their lists, ids encoded', () => {
  const layla = buildDeveloper({ id: 'a&b', name: 'Layla', email: 'l@x.example', companyName: 'Acme' });
  const [developers] = withDevelopers(layla);
  expect(developers?.items[0]).toMatchObject({
    label: 'Layla',
    hint: 'l@x.example · Acme',
    path: '/master/developer-users?open=details&id=a%26b',
  });
  const paths = withDevelopers().flatMap(({ items }) =>
    items.slice(0, 1).map(({ path }) => path?.split('=')[1]),
  );
  expect(new Set(paths)).toEqual(new Set(['details&id', 'history&id']));
});

it('names every record apart from those of other groups', () => {
  const ids = groupsWith().flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
});

it('finds staff by name, and never by password', () => {
  const groups = groupsWith();
  for (const { name, password } of staffUsers.slice(0, 2)) {
    expect(findHits(groups, name).flatMap(({ items }) => items.map(({ label }) => label))).toContain(name);
    expect(findHits(groups, password)).toEqual([]);
  }
});

it('has no company in the hint where there is none', () => {
  const [developers] = withDevelopers(buildDeveloper({ email: 'l@x.example', companyName: null }));
  expect(developers?.items[0]?.hint).toBe('l@x.example');
});

it('finds a person by number and id, and says so with the company', () => {
  const layla = buildDeveloper({ id: 'USR-904', phoneNumber: '+971 55 285 4205', companyName: 'Acme' });
  const found = (search: string) => findHits(withDevelopers(layla), search)[0]?.items[0];
  for (const search of ['0552854205', '00971552854205', '+971 55 285 4205', '285-4205']) {
    expect(found(search), search).toMatchObject({ company: 'Acme', reason: 'Phone +971 55 285 4205' });
  }
  expect(found('usr-904')?.reason).toBe('ID USR-904');
  expect(found(layla.name)?.reason).toBeUndefined();
});

it('says plan and status of people and companies', () => {
  const company = buildCompany({ id: 'c', plan: 'Premium Plan', status: 'suspended' });
  const layla = buildDeveloper({ companyId: 'c', isActive: true });
  const [developers, companies] = groupsWith({ developers: [layla], companies: [company] });
  expect(developers?.items[0]?.terms).toBe('Premium Plan · Active');
  expect(companies?.items[0]?.terms).toBe('Premium Plan · Suspended');
});
