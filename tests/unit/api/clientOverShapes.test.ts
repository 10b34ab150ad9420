import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { createReferenceApi } from '#fixtures/server/app.ts';
import { createCodes } from '#fixtures/server/codes.ts';
import { openSession } from '#fixtures/server/context.ts';
import { memoryDb } from '#fixtures/server/memoryDb.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { memorySession } from '#fixtures/server/session.ts';
import { allShapes, defaultShape, type Shape, shapeName } from '#fixtures/server/shapes.ts';
import { allCompanies, companiesPath, companyRecords } from '#src/api/companies.ts';
import { decodeCompanies, decodeLogo } from '#src/api/decode/decodeCompany.ts';
import { decodeDevelopers } from '#src/api/decode/decodeDeveloper.ts';
import { developerRecords } from '#src/api/developers.ts';
import { ALL_DEVELOPERS, endpoints } from '#src/api/http/endpoints.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { http } from '#src/api/http/http.ts';
import { auth } from '#src/api/session/auth.ts';
import { companyRequest as company, developerRequest } from './requests.ts';

const { super_admin: account } = accounts;
const now = new Date(storyNow);
const [{ id: companyId, companyName } = { id: '', companyName: '' }] = createSeed({ now }).companies;

const developer = { ...developerRequest, companyId };

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>';

/** A reference API in the place of the network; with an open session when `signedIn`. */
async function serve(shape: Shape, signedIn: boolean): Promise<void> {
  const db = memoryDb();
  await db.load(createSeed({ now }));
  const clock = () => now;
  const token = signedIn ? await openSession({ db, clock }, account.id) : null;
  const codes = createCodes({ next: () => '123456' });
  const api = createReferenceApi({ db, session: memorySession(token), clock, codes, shape });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => api.request(path, init));
}

const developers = async () => (await http.get(ALL_DEVELOPERS, decodeDevelopers)).rows;
const companies = async () => (await http.get(companiesPath(allCompanies), decodeCompanies)).rows;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

describe.each(allShapes.map((shape) => [shapeName(shape), shape] as const))(
  'answers worded %s',
  (_name, shape) => {
    beforeEach(() => serve(shape, true));

    it('are all understood', async () => {
      const { id, name, email, roles } = account;
      expect(await auth.user()).toEqual({ id, name, email, roles });
      expect(await auth.check(new AbortController().signal)).toEqual({ id, name, email, roles });

      const before = await developers();
      expect(before).toHaveLength(64);
      expect(new Set(before.map((row) => row.id)).size).toBe(64);
      const created = await developerRecords.create(developer);
      expect(created.message).toBe('Developer created');
      const made = (await developers()).find((row) => row.email === developer.email);
      expect(created).toMatchObject({ id: made?.id, row: developer });
      expect(made).toMatchObject({ ...developer, lastLogin: null, subUsers: [] });
      expect(made?.companyName).toBe(shape.companyId === 'populated' ? companyName : null);

      const madeId = made?.id ?? '';
      expect((await developerRecords.update(madeId, { ...developer, isActive: false })).message).toBe(
        'Developer updated',
      );
      expect((await developers()).find((row) => row.id === madeId)?.isActive).toBe(false);
      expect((await developerRecords.remove({ id: madeId })).message).toBe('Developer deleted');
      expect(await developers()).toEqual(before);

      expect(await companies()).toHaveLength(37);
      const logo = new File([svg], 'logo.svg', { type: 'image/svg+xml' });
      const createdCompany = await companyRecords.create({ ...company, logo });
      expect(createdCompany.message).toBe('Company created');
      const search = companiesPath({ page: 1, limit: 20, search: 'ZENITH', status: 'suspended' });
      const found = await http.get(search, decodeCompanies);
      const { logo: _file, branding, ...fields } = company;
      expect(found).toMatchObject({ total: 1, rows: [{ ...fields, branding }] });

      const foundId = found.rows[0]?.id ?? '';
      expect(createdCompany.id).toBe(foundId);
      const url = await http.get(`${endpoints.companyLogo}/${foundId}`, decodeLogo);
      expect(url).toBe(found.rows[0]?.branding.logo);
      expect(url).toMatch(/^\/api\/v1\//u);
      expect((await companyRecords.update(foundId, { ...company, status: 'active' })).message).toBe(
        'Company updated',
      );
      expect((await companyRecords.update(foundId, { ...company, logo })).message).toBe('Company updated');
      expect(await http.get(`${endpoints.companyLogo}/${foundId}`, decodeLogo)).not.toBe(url);
      expect((await companyRecords.remove({ id: foundId })).message).toBe('Company deleted');
      expect(await companies()).toHaveLength(37);
      expect(await auth.logout(account.email)).toBe('Logged out successfully');
    });
  },
);

describe('refusals of the reference API', () => {
  async function refused(call: Promise<unknown>): Promise<ApiError> {
    const error: unknown = await call.then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  }

  it('name the field and keep their words', async () => {
    await serve(defaultShape, true);
    const [first] = await developers();
    const error = await refused(developerRecords.create({ ...developer, email: first?.email ?? '' }));
    const message = 'A developer with this email already exists';
    expect([error.status, error.fields, error.message]).toEqual([409, { email: message }, message]);
  });

  it('say when another user was faster', async () => {
    await serve(defaultShape, true);
    const error = await refused(developerRecords.remove({ id: '65a0ffee0000000000009999' }));
    expect([error.status, error.message]).toEqual([404, 'This developer no longer exists.']);
  });

  it('of a sign-in carry the words in `error`', async () => {
    await serve(defaultShape, false);
    const error = await refused(auth.login(account.email, 'wrong'));
    expect([error.status, error.serverError]).toEqual([401, 'Invalid email or password']);
    await auth.login(account.email, seededPassword);
    await auth.verify(account.email, '123456');
    expect((await refused(auth.login(account.email, seededPassword))).serverError).toBe(
      'Session is already active. Please logout first.',
    );
  });
});
