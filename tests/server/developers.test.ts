import { describe, expect, it } from 'vitest';
import { companies, developers } from '#fixtures/build/samples.ts';
import { type ApiClient, createApiClient, type Json } from './apiClient.ts';

const companyId = companies[1]?.id;
const layla = developers[0]?.id ?? '';
const valid = {
  name: 'Nina Test',
  emiratesId: '784-1990-1111111-1',
  email: 'nina@test.example',
  phoneNumber: '+971 50 111 1111',
  role: 'developer',
  companyId,
  isActive: true,
};

async function list(client: ApiClient, query = 'page=1&limit=1000') {
  const { status, body } = await client.get(`/developer/getAll?${query}`);
  return { status, body, users: body.users as Json[], total: body.total };
}

async function names(client: ApiClient, search: string) {
  const { users } = await list(client, `limit=1000&search=${encodeURIComponent(search)}`);
  return users.map((user) => user.name);
}

describe('the list of developer users', () => {
  it('has the 64 seeded developer users with every field of the specification', async () => {
    const client = await createApiClient({ as: 'super_admin' });
    const { users, total } = await list(client);
    expect(total).toBe(64);
    expect(users).toHaveLength(64);
    expect(users[0]).toMatchObject({
      _id: layla,
      name: 'Layla Haddad',
      email: 'layla@acme.example',
      role: 'developer',
      companyId: { _id: companies[0]?.id, companyName: 'Acme Developments' },
      isActive: true,
      lastLogin: '2026-11-20T08:14:00.000Z',
    });
    expect(users[0]?.subUsers).toHaveLength(3);
    expect(users.filter((user) => user.lastLogin === null).length).toBeGreaterThan(0);
    expect(users.filter((user) => user.companyId === null)).toHaveLength(2);
  });

  it('is paged, with the total of all rows', async () => {
    const client = await createApiClient({ as: 'admin' });
    const third = await list(client, 'page=4&limit=20');
    expect(third.users.map((user) => user.name)).toEqual(developers.slice(60).map(({ name }) => name));
    expect(third.total).toBe(64);
    const beyond = await list(client, 'page=9&limit=20');
    expect(beyond).toMatchObject({ users: [], total: 64 });
  });

  it.each(['page=0', 'limit=1001', 'limit=ten', 'page=1.5', 'status=asleep'])('refuses %s', async (query) => {
    const client = await createApiClient({ as: 'admin' });
    const { status, body } = await list(client, query);
    expect(status).toBe(400);
    expect(body.field).toBe(query.split('=')[0]);
  });

  it('filters by status', async () => {
    const client = await createApiClient({ as: 'admin' });
    const { users, total } = await list(client, 'limit=1000&status=inactive');
    const expected = developers.filter((developer) => !developer.isActive);
    expect(total).toBe(expected.length);
    expect(users.map((user) => user.name)).toEqual(expected.map(({ name }) => name));
  });

  it('searches name and email literally, in any case and script', async () => {
    const client = await createApiClient({ as: 'admin' });
    expect(await names(client, 'LAYLA@acme')).toEqual(['Layla Haddad']);
    expect(await names(client, 'łukasz WIŚ')).toEqual(['Łukasz Wiśniewski']);
    expect(await names(client, 'ØDEGÅRD')).toEqual(['Åse Ødegård']);
    expect(await names(client, '佐藤')).toEqual(['佐藤 健一']);
    expect(await names(client, 'الشامسي')).toEqual(['نورة بنت عبد الله الشامسي']);
    for (const pattern of ['%', '_', '.*', '[a', '\\', "' OR 1=1 --", 'a'.repeat(10_000)]) {
      expect(await names(client, pattern)).toEqual([]);
    }
  });

  it('returns a thousand rows at once', async () => {
    const client = await createApiClient({ as: 'admin', developers: 1000, companies: 1000 });
    const { users, total } = await list(client);
    expect(users).toHaveLength(1000);
    expect(total).toBe(1000);
  });
});

describe('changing developer users', () => {
  it('creates one at the start of the list', async () => {
    const client = await createApiClient({ as: 'admin' });
    const created = await client.send('POST', '/developer/create', { ...valid, name: '  Nina Test ' });
    expect(created).toMatchObject({ status: 201, body: { message: 'Developer created' } });
    const { users, total } = await list(client);
    expect(total).toBe(65);
    expect(users[0]).toMatchObject({ name: 'Nina Test', lastLogin: null, subUsers: [], isActive: true });
    expect(users[0]?._id).toMatch(/^[0-9a-f]{24}$/);
  });

  it.each([
    ['name', '', 'Name is required'],
    ['emiratesId', '   ', 'Emirates ID is required'],
    ['email', 'nina', 'Enter a valid email address'],
    ['email', undefined, 'Email is required'],
    ['phoneNumber', null, 'Phone Number is required'],
    ['companyId', 'gone', 'This company no longer exists. Choose another one.'],
    ['isActive', 'yes', 'isActive must be true or false'],
    ['name', 'x'.repeat(201), 'Name must be at most 200 characters'],
    ['name', { first: 'Nina' }, 'Name must be text'],
  ])('refuses %s = %j', async (field, value, message) => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('POST', '/developer/create', { ...valid, [field]: value });
    expect(answer).toMatchObject({ status: 400, body: { success: false, message, field } });
    expect((await list(client)).total).toBe(64);
  });

  it('refuses the email of another developer, ignoring case', async () => {
    const client = await createApiClient({ as: 'admin' });
    const taken = { ...valid, email: 'LAYLA@ACME.example' };
    const refusal = {
      status: 409,
      body: { message: 'A developer with this email already exists', field: 'email' },
    };
    expect(await client.send('POST', '/developer/create', taken)).toMatchObject(refusal);
    const other = developers[1]?.id ?? '';
    expect(await client.send('PUT', `/developer/update/${other}`, taken)).toMatchObject(refusal);
    expect((await client.send('PUT', `/developer/update/${layla}`, taken)).status).toBe(200);
  });

  it('updates one and keeps its position, sub-users and last login', async () => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('PUT', `/developer/update/${layla}`, { ...valid, isActive: false });
    expect(answer).toMatchObject({ status: 200, body: { message: 'Developer updated' } });
    const { users } = await list(client);
    expect(users[0]).toMatchObject({
      _id: layla,
      name: 'Nina Test',
      isActive: false,
      companyId: { _id: companyId },
      lastLogin: '2026-11-20T08:14:00.000Z',
    });
    expect(users[0]?.subUsers).toHaveLength(3);
    const companiesNow = (await client.get('/company/getAll?limit=1000')).body.companies as Json[];
    // One who comes later does not take the place of the company's Developer User.
    expect(companiesNow[1]).toMatchObject({
      developerUser: 'Omar Farouk',
      subUsers: expect.arrayContaining([{ email: valid.email }]),
    });
  });

  it('changes one whose company was deleted, without a new company', async () => {
    const client = await createApiClient({ as: 'admin' });
    await client.send('DELETE', `/company/delete/${companies[0]?.id}`);
    const update = `/developer/update/${layla}`;
    const off = { ...valid, isActive: false };
    expect((await client.send('PUT', update, { ...off, companyId: '' })).status).toBe(200);
    const { users } = await list(client);
    expect(users[0]).toMatchObject({ _id: layla, isActive: false, companyId: null });
    expect((await client.send('PUT', update, off)).status).toBe(200);
    // The company is there again, so it cannot be left out.
    const refused = { status: 400, body: { message: 'Company is required' } };
    expect(await client.send('PUT', update, { ...off, companyId: '' })).toMatchObject(refused);
    expect(await client.send('POST', '/developer/create', { ...valid, companyId: '' })).toMatchObject(
      refused,
    );
  });

  it('keeps the status of one whose update has none', async () => {
    const client = await createApiClient({ as: 'admin' });
    const { isActive: _, ...others } = valid;
    await client.send('PUT', `/developer/update/${layla}`, { ...others, isActive: false });
    await client.send('PUT', `/developer/update/${layla}`, others);
    expect((await list(client)).users[0]).toMatchObject({ _id: layla, isActive: false });
  });

  it('deletes one, and refuses to delete it again', async () => {
    const client = await createApiClient({ as: 'admin' });
    const path = `/developer/delete/${layla}`;
    expect(await client.send('DELETE', path)).toMatchObject({
      status: 200,
      body: { message: 'Developer deleted' },
    });
    expect((await list(client)).total).toBe(63);
    const notFound = { status: 404, body: { message: 'This developer no longer exists.' } };
    expect(await client.send('DELETE', path)).toMatchObject(notFound);
    expect(await client.send('PUT', `/developer/update/${layla}`, valid)).toMatchObject(notFound);
  });

  it('stores markup unchanged', async () => {
    const client = await createApiClient({ as: 'admin' });
    const name = '<img src=x onerror="alert(1)">';
    await client.send('POST', '/developer/create', { ...valid, name });
    expect((await list(client)).users[0]?.name).toBe(name);
  });
});
