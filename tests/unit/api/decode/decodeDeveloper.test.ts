import { describe, expect, it } from 'vitest';
import { developers } from '#fixtures/build/samples.ts';
import { decodeDeveloper, decodeDevelopers } from '#src/api/decode/decodeDeveloper.ts';

describe('a developer user', () => {
  it('is read with everything', () => {
    const row = {
      _id: 'd1',
      name: ' Layla Haddad ',
      emiratesId: '784-1987-1234567-1',
      email: 'layla@x.example',
      phoneNumber: 971500000000,
      role: 'developer',
      companyId: { _id: 'c1', companyName: 'Acme' },
      contactPerson: 'Omar',
      isActive: true,
      statusWord: null,
      lastLogin: '2026-01-01T00:00:00.000Z',
      subUsers: [{ id: 's1', name: 'Ana', email: 'ana@x.example', role: 'Sales', status: 'Active' }],
    };
    expect(decodeDeveloper(row)).toEqual({
      id: 'd1',
      name: 'Layla Haddad',
      emiratesId: '784-1987-1234567-1',
      email: 'layla@x.example',
      phoneNumber: '971500000000',
      role: 'developer',
      companyId: 'c1',
      companyName: 'Acme',
      contactPerson: 'Omar',
      isActive: true,
      statusWord: null,
      lastLogin: '2026-01-01T00:00:00.000Z',
      subUsers: [{ id: 's1', name: 'Ana', email: 'ana@x.example', role: 'Sales', isActive: true }],
    });
  });

  it('has the first of two sub-users with one id', () => {
    const subUsers = [
      { id: 's1', name: 'Ana' },
      { id: 's2', name: 'Omar' },
      { _id: 's1', name: 'Ben' },
      's2',
    ];
    const names = decodeDeveloper({ id: 'd1', name: 'Layla', subUsers })?.subUsers.map(({ name }) => name);
    expect(names).toEqual(['Ana', 'Omar']);
  });

  it('is read with nothing but an id and a name', () => {
    expect(decodeDeveloper({ id: 3, name: 'A' })).toEqual({
      id: '3',
      name: 'A',
      emiratesId: '',
      email: '',
      phoneNumber: '',
      role: 'developer',
      companyId: null,
      companyName: null,
      contactPerson: null,
      isActive: false,
      statusWord: null,
      lastLogin: null,
      subUsers: [],
    });
  });

  it.each([
    ['plain', { companyId: 'c1', companyName: 'Acme' }, 'c1', 'Acme'],
    ['a number', { companyId: 12 }, '12', null],
    ['populated with a name', { companyId: { id: 'c1', name: 'Acme' } }, 'c1', 'Acme'],
    ['null', { companyId: null }, null, null],
    ['an empty object', { companyId: {} }, null, null],
  ])('knows its company: %s', (_name, part, companyId, companyName) => {
    expect(decodeDeveloper({ _id: 'd', name: 'A', ...part })).toMatchObject({ companyId, companyName });
  });

  it('takes the other names of its fields', () => {
    const row = { id: 'd', contactEmail: 'a@b.co', mobile: '1', roles: ['x'], status: 'Active' };
    expect(decodeDeveloper(row)).toMatchObject({
      name: 'a@b.co',
      email: 'a@b.co',
      phoneNumber: '1',
      role: 'x',
      isActive: true,
    });
  });

  it('counts sub-users that were not populated', () => {
    const row = { id: 'd', name: 'A', subUsers: ['s1', null, { _id: 's2', email: 'b@c.de' }, {}] };
    expect(decodeDeveloper(row)?.subUsers.map(({ id, name }) => [id, name])).toEqual([
      ['s1', 's1'],
      ['s2', 'b@c.de'],
    ]);
  });

  it.each([
    ['no id', { name: 'A' }],
    ['no name', { _id: 'd' }],
    ['an object for a name', { _id: 'd', name: {} }],
    ['null', null],
    ['a text', 'd'],
    ['a list', []],
  ])('makes no sense with %s', (_name, row) => {
    expect(decodeDeveloper(row)).toBeNull();
  });

  it('comes back from storage as it was', () => {
    const page = { rows: developers, total: developers.length };
    expect(decodeDevelopers(JSON.parse(JSON.stringify(page)))).toEqual(page);
  });
});
