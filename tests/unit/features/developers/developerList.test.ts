import { afterEach, describe, expect, it } from 'vitest';
import { buildDeveloper, buildSubUser } from '#fixtures/build/developer.ts';
import { setTimeZone } from '#src/components/DateTime/shownDates.ts';
import { developerList } from '#src/features/developers/developerList.ts';

afterEach(() => setTimeZone(''));

const { columns: developerFields } = developerList;

describe('the columns', () => {
  it('say every value in words, as it is copied and exported', () => {
    setTimeZone('UTC');
    const developer = buildDeveloper({
      name: 'Layla Haddad',
      companyName: 'Acme Developments',
      email: 'layla@acme.example',
      phoneNumber: '+971 50 123 4567',
      emiratesId: '784-1987-1234567-1',
      isActive: false,
      lastLogin: '2026-11-20T08:14:00.000Z',
      subUsers: [buildSubUser(), buildSubUser()],
    });
    expect(developerFields.map(({ text }) => text(developer))).toEqual([
      'Layla Haddad',
      'Acme Developments',
      'layla@acme.example',
      '+971 50 123 4567',
      '784-1987-1234567-1',
      'Inactive',
      '2026-11-20 08:14',
      '2',
    ]);
  });

  it('are empty and sorted last where nothing is known', () => {
    const developer = buildDeveloper({ companyName: null, lastLogin: null });
    for (const id of ['company', 'lastLogin']) {
      const column = developerFields.find((field) => field.id === id);
      expect(column?.text(developer)).toBe('');
      expect(column?.sortValue?.(developer)).toBeNull();
    }
  });

  it('sort logins by the moment and counts by the number', () => {
    const sortOf = (id: string) => developerFields.find((field) => field.id === id)?.sortValue;
    const early = buildDeveloper({ lastLogin: '2026-11-20T10:00:00+04:00' });
    const late = buildDeveloper({ lastLogin: '2026-11-20T07:00:00Z', subUsers: [buildSubUser()] });
    expect(Number(sortOf('lastLogin')?.(early))).toBeLessThan(Number(sortOf('lastLogin')?.(late)));
    expect(sortOf('subUsers')?.(early)).toBe(0);
    expect(sortOf('subUsers')?.(late)).toBe(1);
  });
});
