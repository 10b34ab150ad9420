import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { masterGroups } from '#src/app/shell/search/MasterSearch.tsx';
import { findHits } from '#src/features/search/searchHits.ts';
import { sampleRecords } from '#stories/features/shared/related/sampleRecords.ts';

const withDevelopers = (...developers: (typeof sampleRecords)['developers']) =>
  masterGroups({ ...sampleRecords, developers });

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
  const ids = masterGroups(sampleRecords).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
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
