import { describe, expect, it } from 'vitest';
import { ShapeError } from '#src/api/decode/decode.ts';
import { decodeUser } from '#src/api/decode/decodeUser.ts';

describe('the signed-in user', () => {
  const user = { id: 'u1', name: 'Sara', email: 'sara@x.example', roles: ['support'] };
  const wire = { _id: 'u1', name: 'Sara', email: 'sara@x.example' };

  it.each([
    ['bare with a role', { ...wire, role: 'support' }],
    ['bare with roles', { ...wire, roles: ['support'] }],
    ['with empty roles and a role', { ...wire, roles: [], role: 'support' }],
    ['with roles as a text', { ...wire, roles: 'support' }],
    ['under user', { success: true, user: { ...wire, role: 'support' } }],
    ['under data', { data: { ...wire, role: 'support' } }],
    ['under data.user', { data: { user: { ...wire, role: 'support' } } }],
    ['under result.user', { id: 'request-9', result: { user: { ...wire, role: 'support' } } }],
  ])('is read %s', (_name, body) => {
    expect(decodeUser(body)).toEqual(user);
  });

  it('may have no role, no name and no id', () => {
    expect(decodeUser({ email: 'a@b.co' })).toEqual({
      id: 'a@b.co',
      name: 'a@b.co',
      email: 'a@b.co',
      roles: [],
    });
  });

  it('needs no more than a role', () => {
    expect(decodeUser({ user: { role: 'support', name: null } })).toEqual({
      id: '',
      name: '',
      email: '',
      roles: ['support'],
    });
  });

  it('comes back from storage as it was', () => {
    expect(decodeUser(user)).toEqual(user);
  });

  it.each([
    null,
    'x',
    [],
    {},
    { user: null },
    { data: {} },
    { user: { role: '', roles: [] } },
    { user: 'sara' },
    { message: 'ok', id: 'x' },
  ])('is refused for %j', (body) => {
    expect(() => decodeUser(body)).toThrow(ShapeError);
  });
});
