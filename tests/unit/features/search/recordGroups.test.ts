import { expect, it } from 'vitest';
import { buildCompany } from '#fixtures/build/company.ts';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { recordGroup, recordGroups } from '#src/features/search/recordGroups.ts';
import { findHits } from '#src/features/search/searchHits.ts';

it('opens records over their lists, ids encoded', () => {
  const layla = buildDeveloper({ id: 'a&b', name: 'Layla', email: 'l@x.example', companyName: 'Acme' });
  const [developers, companies] = recordGroups([layla], [buildCompany({ id: '7', companyName: 'Acme' })]);
  expect(developers?.items[0]).toMatchObject({
    label: 'Layla',
    hint: 'l@x.example · Acme',
    path: '/master/developer-users?open=details&id=a%26b',
  });
  expect(companies?.items[0]?.path).toBe('/master/company-management?open=details&id=7');
});

it('names every record apart from those of other groups', () => {
  const record = { id: '7', label: 'Layla', hint: '' };
  const groups = [recordGroup('Investors', '/a', [record]), recordGroup('Staff', '/b', [record])];
  const facts = [{ label: 'ID', text: '7', kind: 'id' }];
  expect(groups.flatMap(({ items }) => items)).toEqual([
    { ...record, facts, id: 'Investors 7', path: '/a?open=details&id=7' },
    { ...record, facts, id: 'Staff 7', path: '/b?open=details&id=7' },
  ]);
});

it('has no company in the hint where there is none', () => {
  const [developers] = recordGroups([buildDeveloper({ email: 'l@x.example', companyName: null })], []);
  expect(developers?.items[0]?.hint).toBe('l@x.example');
});

it('opens another dialog than the details when configured', () => {
  const group = recordGroup('Subscriptions', '/a', [{ id: '7', label: 'Layla', hint: '' }], 'history');
  expect(group.items[0]?.path).toBe('/a?open=history&id=7');
});

it('finds a person by number and id, and says so with the company', () => {
  const layla = buildDeveloper({ id: 'USR-004', phoneNumber: '+971 55 285 4205', companyName: 'Acme' });
  const found = (search: string) => findHits(recordGroups([layla], []), search)[0]?.items[0];
  for (const search of ['0552854205', '00971552854205', '+971 55 285 4205', '285-4205']) {
    expect(found(search), search).toMatchObject({ company: 'Acme', reason: 'Phone +971 55 285 4205' });
  }
  expect(found('usr-004')?.reason).toBe('ID USR-004');
  expect(found(layla.name)?.reason).toBeUndefined();
});
