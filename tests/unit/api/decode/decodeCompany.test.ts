import { describe, expect, it } from 'vitest';
import { companies } from '#fixtures/build/samples.ts';
import { ShapeError } from '#src/api/decode/decode.ts';
import { decodeCompanies, decodeCompany, decodeLogo } from '#src/api/decode/decodeCompany.ts';

describe('a company', () => {
  it('is read with everything', () => {
    const row = {
      _id: 'c1',
      companyName: 'Acme',
      companyEmail: 'a@acme.example',
      phoneNumber: '1',
      address: { street: 'S', city: 'C', state: 'T', country: 'U', zipCode: 90210 },
      billingEntity: 'Acme LLC',
      status: 'Suspended',
      branding: { logo: '/l.png', primaryColor: '#112233', fontFamily: 'Arial' },
      subscription: { plan: 'Basic Plan' },
      developerUser: { name: 'Layla', email: 'l@acme.example' },
      subUsers: [{ email: 'x@acme.example' }, 'y@acme.example', null, {}],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: 1767225600000,
    };
    expect(decodeCompany(row)).toEqual({
      id: 'c1',
      companyName: 'Acme',
      companyEmail: 'a@acme.example',
      phoneNumber: '1',
      address: { street: 'S', city: 'C', state: 'T', country: 'U', zipCode: '90210' },
      billingEntity: 'Acme LLC',
      status: 'suspended',
      branding: { logo: '/l.png', primaryColor: '#112233', fontFamily: 'Arial' },
      plan: 'Basic',
      subscription: null,
      developerUser: 'Layla',
      developerEmail: 'l@acme.example',
      subUsers: [{ email: 'x@acme.example' }, { email: 'y@acme.example' }],
      createdAt: '2026-01-01T00:00:00.000Z',
      updatedAt: '2026-01-01T00:00:00.000Z',
    });
  });

  it('has the defaults of section 9', () => {
    expect(decodeCompany({ id: 'c', companyName: 'A' })).toMatchObject({
      status: 'active',
      branding: { logo: null, primaryColor: '#3B82F6', fontFamily: 'Inter' },
      plan: null,
      subscription: null,
      address: { street: '', city: '', state: '', country: '', zipCode: '' },
    });
  });

  it.each([
    [{ developerUser: ' l@acme.example' }, 'l@acme.example', 'l@acme.example'],
    [{ developerUser: 'Layla' }, 'Layla', null],
    [{ developerUser: { email: 'l@acme.example' } }, 'l@acme.example', 'l@acme.example'],
    [
      { developerUser: 'l@acme.example', developerEmail: 'layla@acme.example' },
      'l@acme.example',
      'layla@acme.example',
    ],
  ])('has the developer user of %j', (row, developerUser, developerEmail) => {
    expect(decodeCompany({ id: 'c', companyName: 'A', ...row })).toMatchObject({
      developerUser,
      developerEmail,
    });
  });

  it('takes parts that came as JSON text, and an address in one line', () => {
    const row = {
      id: 'c',
      companyName: 'A',
      address: '{"city":"Dubai"}',
      branding: '{"primaryColor":"#000000"}',
    };
    expect(decodeCompany(row)).toMatchObject({
      address: { street: '', city: 'Dubai' },
      branding: { primaryColor: '#000000' },
    });
    expect(decodeCompany({ ...row, address: '1 Main St', branding: '{"spoilt' })).toMatchObject({
      address: { street: '1 Main St', city: '' },
      branding: { primaryColor: '#3B82F6' },
    });
  });

  it.each([
    [{ status: 'inactive' }, 'inactive'],
    [{ status: ' SUSPENDED\n' }, 'suspended'],
    [{ status: false }, 'inactive'],
    [{ status: true }, 'active'],
    [{ status: true, isActive: false }, 'active'],
    [{ status: ' Archived' }, 'Archived'],
    [{ status: 'Archived', isActive: 'false' }, 'Archived'],
    [{ isActive: false }, 'inactive'],
    [{ status: null }, 'active'],
  ])('has a status for %j', (row, expected) => {
    expect(decodeCompany({ id: 'c', companyName: 'A', ...row })?.status).toBe(expected);
  });

  it('makes no sense without id or name', () => {
    expect([decodeCompany({ companyName: 'A' }), decodeCompany({ id: 'c' }), decodeCompany(1)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('comes back from storage as it was', () => {
    const page = { rows: companies, total: companies.length };
    expect(decodeCompanies(JSON.parse(JSON.stringify(page)))).toEqual(page);
  });
});

describe('a logo', () => {
  it.each([
    [{ result: { logoUrl: '/l.png' } }, '/l.png'],
    [{ logoUrl: '/l.png' }, '/l.png'],
    [{ result: { logoUrl: null } }, null],
    [{ result: null }, null],
    [{ result: { logoUrl: { url: 'x' } } }, null],
  ])('of %j is %j', (body, expected) => {
    expect(decodeLogo(body)).toBe(expected);
  });

  it('is refused for what is no object', () => {
    expect(() => decodeLogo('x')).toThrow(ShapeError);
    expect(() => decodeLogo([])).toThrow(ShapeError);
  });
});
