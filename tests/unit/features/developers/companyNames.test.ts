import { describe, expect, it } from 'vitest';
import type { Developer } from '#src/api/types/developer.ts';
import { needsCompanyName, withCompanyNames } from '#src/features/developers/companyNames.ts';

const layla: Developer = {
  id: 'd1',
  name: 'Layla',
  email: 'layla@x.example',
  emiratesId: '784-1',
  phoneNumber: '+971',
  role: 'developer',
  companyId: 'c1',
  companyName: null,
  contactPerson: null,
  isActive: true,
  statusWord: null,
  lastLogin: null,
  subUsers: [],
};
const companies = [{ value: 'c1', label: 'Acme' }];

describe('the company of a developer', () => {
  it.each([
    ['the id alone', layla, true],
    ['the name', { ...layla, companyName: 'Acme' }, false],
    ['no company', { ...layla, companyId: null }, false],
  ])('with %s', (_name, row, needed) => {
    expect(needsCompanyName(row)).toBe(needed);
  });

  it('gets its name from the companies', () => {
    expect(withCompanyNames([layla], companies)[0]?.companyName).toBe('Acme');
  });

  it('keeps the name of the answer, and stays unnamed when the companies lack it', () => {
    const rows = [
      { ...layla, companyName: 'Own' },
      { ...layla, companyId: 'gone' },
      { ...layla, companyId: null },
    ];
    expect(withCompanyNames(rows, companies)).toEqual(rows);
  });
});
