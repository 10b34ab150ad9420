import { expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { recordGroup, recordGroups } from '#src/features/search/recordGroups.ts';

it('opens records over their lists, ids encoded', () => {
  const layla = buildDeveloper({ id: 'a&b', name: 'Layla', email: 'l@x.example', companyName: 'Acme' });
  const [developers, companies] = recordGroups([layla], [{ value: '7', label: 'Acme' }]);
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
  expect(groups.flatMap(({ items }) => items)).toEqual([
    { ...record, id: 'Investors 7', path: '/a?open=details&id=7' },
    { ...record, id: 'Staff 7', path: '/b?open=details&id=7' },
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
