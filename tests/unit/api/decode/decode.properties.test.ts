import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decode, decodeMessage, reportsFailure, ShapeError } from '#src/api/decode/decode.ts';
import { decodeCompanies, decodeLogo } from '#src/api/decode/decodeCompany.ts';
import { decodeDevelopers } from '#src/api/decode/decodeDeveloper.ts';
import { decodeUser } from '#src/api/decode/decodeUser.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { segment } from '#src/api/http/http.ts';
import { anyText, forAll } from '../../properties.ts';

const scalar = fc.oneof(
  anyText,
  fc.constantFrom(null, true, false, 0, 1, -1, 1.5, 1e300, '', ' ', 'active', 'false', '7', '2026-02-30'),
  fc.constantFrom('{"city":"Dubai"}', '{', '2026-03-29T01:30:00Z', Date.UTC(2026, 2, 29), 8.64e15, -8.64e15),
  fc.double(),
);

/** Any JSON whose objects have mostly the names that decoders read, so that they get beyond the first check. */
const { json } = fc.letrec<{ json: unknown; value: unknown }>((tie) => {
  const names = fc.constantFrom(
    ...['data', 'result', 'users', 'developers', 'companies', 'rows', 'user', 'total'],
    ...['_id', 'id', 'name', 'email', 'companyName', 'companyEmail', 'phoneNumber', 'status'],
    ...['isActive', 'role', 'roles', 'subUsers', 'companyId', 'developerUser', 'address', 'street'],
    ...['branding', 'logo', 'primaryColor', 'subscription', 'plan', 'limits', 'storage', 'gracePeriod'],
    ...['startDate', 'lastLogin', 'createdAt', 'autoRenew', 'message', 'success', 'logoUrl', '__proto__'],
  );
  return {
    json: fc.oneof({ weight: 5, arbitrary: tie('value') }, { weight: 1, arbitrary: fc.jsonValue() }),
    value: fc.oneof(
      { maxDepth: 6 },
      scalar,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names, tie('value'), { maxKeys: 8 }),
    ),
  };
});

const record = fc.dictionary(
  fc.constantFrom('_id', 'id', 'name', 'companyName', 'email', 'companyEmail', 'isActive', 'status', 'roles'),
  fc.oneof(scalar, json),
  { minKeys: 2 },
);
const listOf = (name: string) =>
  fc.record({
    [name]: fc.array(fc.oneof(record, json), { maxLength: 6 }),
    total: scalar,
  });

/** The result; undefined when the decoder refused the answer. Any error but its own fails the test. */
function decoded<T>(decode: Decode<T>, body: unknown): T | undefined {
  try {
    return decode(body);
  } catch (error) {
    expect(error).toBeInstanceOf(ShapeError);
    return undefined;
  }
}

const text = expect.any(String);
const flag = expect.any(Boolean);
const orNull = (type: 'string' | 'number' | 'boolean') =>
  expect.toSatisfy((value: unknown) => value === null || typeof value === type);
const list = (item: unknown) =>
  expect.toSatisfy((value: unknown) => {
    expect(value).toBeInstanceOf(Array);
    expect(value).toStrictEqual((value as readonly unknown[]).map(() => item));
    return true;
  });
const subUser = { id: text, name: text, email: text, role: text, isActive: flag };
const developer = {
  ...subUser,
  statusWord: orNull('string'),
  emiratesId: text,
  phoneNumber: text,
  companyId: orNull('string'),
  companyName: orNull('string'),
  contactPerson: orNull('string'),
  lastLogin: orNull('string'),
  subUsers: list(subUser),
};
const subscription = {
  status: orNull('string'),
  startDate: orNull('string'),
  endDate: orNull('string'),
  gracePeriod: orNull('string'),
  billingCycle: orNull('string'),
  paymentMethod: orNull('string'),
  autoRenew: orNull('boolean'),
  limits: { users: orNull('number'), projects: orNull('number'), storage: orNull('string') },
};
const company = {
  id: text,
  companyName: text,
  companyEmail: text,
  phoneNumber: text,
  address: { street: text, city: text, state: text, country: text, zipCode: text },
  billingEntity: text,
  status: expect.any(String),
  branding: { logo: orNull('string'), primaryColor: text, fontFamily: text },
  plan: orNull('string'),
  subscription: expect.toSatisfy((value: unknown) => {
    expect([null, subscription]).toContainEqual(value);
    return true;
  }),
  developerUser: orNull('string'),
  developerEmail: orNull('string'),
  subUsers: list({ email: text }),
  createdAt: orNull('string'),
  updatedAt: orNull('string'),
};

/** A page of rows of these types, each id once, no row without an id and a name. */
function expectPage(
  page: { readonly rows: readonly { readonly id: string }[]; readonly total: number },
  row: unknown,
) {
  expect(page.rows).toStrictEqual(page.rows.map(() => row));
  expect(new Set(page.rows.map(({ id }) => id)).size).toBe(page.rows.length);
  expect(page.rows.every(({ id }) => id !== '')).toBe(true);
  expect(Number.isInteger(page.total) && page.total >= page.rows.length).toBe(true);
}

describe('any JSON is decoded to the right types, or refused with a ShapeError', () => {
  it.each([
    ['developers', decodeDevelopers, listOf('users'), developer],
    ['companies', decodeCompanies, listOf('companies'), company],
  ] as const)('as a list of %s', (_, decode, lists, row) => {
    let rows = 0;
    forAll(fc.oneof(lists, json), (body) => {
      const page = decoded<{ rows: readonly { id: string }[]; total: number }>(decode, body);
      if (page) expectPage(page, row);
      rows += page?.rows.length ?? 0;
    });
    // The examples are not all refused.
    expect(rows).toBeGreaterThan(20);
  });

  it('as the signed-in user', () => {
    let users = 0;
    forAll(fc.oneof(record, fc.record({ user: record }), json), (body) => {
      const user = decoded(decodeUser, body);
      expect([undefined, { id: text, name: text, email: text, roles: list(text) }]).toContainEqual(user);
      users += user ? 1 : 0;
    });
    expect(users).toBeGreaterThan(20);
  });

  it('as a message, a logo or a failure', () => {
    forAll(json, (body) => {
      expect(decoded(decodeMessage, body) ?? null).toEqual(orNull('string'));
      expect(decoded(decodeLogo, body) ?? null).toEqual(orNull('string'));
      expect(reportsFailure(body)).toEqual(flag);
    });
  });

  it.each(['_id', 'data', 'user', 'companyId', 'subUsers', 'subscription'])(
    'nested ten thousand deep under %s',
    (name) => {
      const deep: unknown = JSON.parse(`${`{"${name}":`.repeat(10_000)}1${'}'.repeat(10_000)}`);
      const row = { _id: deep, id: '1', name: 'Layla', lastLogin: deep, companyId: deep, subUsers: [deep] };
      expect(decodeDevelopers({ users: [row] }).rows).toHaveLength(1);
      expect(
        decodeCompanies({ companies: [{ ...row, subscription: deep, address: deep }] }).rows,
      ).toHaveLength(1);
      for (const decode of [decodeDevelopers, decodeCompanies, decodeUser, decodeLogo]) {
        decoded<unknown>(decode, deep);
      }
    },
  );
});

describe('an id in a path', () => {
  it('is one segment, or refused with an ApiError', () => {
    forAll(anyText, (id) => {
      let path = '';
      try {
        path = segment(id);
      } catch (error) {
        expect(error).toBeInstanceOf(ApiError);
        return;
      }
      expect(new URL(`/developer/delete/${path}`, 'http://api.invalid').pathname.split('/')).toHaveLength(4);
      expect(decodeURIComponent(path)).toBe(id);
    });
  });
});
