import { describe, expect, it } from 'vitest';
import { companies } from '#fixtures/build/samples.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { createApiClient, type Json } from './apiClient.ts';
import { address, branding, form, list, logoUrl, png } from './companyForm.ts';

const acme = companies[0]?.id ?? '';

describe('creating a company', () => {
  it('accepts the form of the specification with a logo and serves the same bytes', async () => {
    const client = await createApiClient({ as: 'admin' });
    const file = new File([png], 'pier.png', { type: 'image/png' });
    const body = form(file, { phoneNumber: '+971 4 1', billingEntity: 'Pier Nine LLC' });
    const answer = await client.send('POST', '/company/create', body);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Company created' } });
    const { companies: rows, total } = await list(client);
    expect(total).toBe(38);
    expect(rows[0]).toMatchObject({
      companyName: 'Pier Nine',
      phoneNumber: '+971 4 1',
      billingEntity: 'Pier Nine LLC',
      status: 'active',
      address,
      branding: { ...branding, logo: expect.stringMatching(/^\/api\/v1\/company\/logo-file\//) },
      createdAt: storyNow,
    });
    const url = await logoUrl(client, String(rows[0]?._id));
    const image = await client.request(String(url).slice('/api/v1'.length));
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
  });

  it('needs neither logo, phone number, billing entity nor address', async () => {
    const client = await createApiClient({ as: 'admin' });
    const body = new FormData();
    body.append('companyName', 'Bare');
    body.append('companyEmail', 'bare@bare.example');
    expect((await client.send('POST', '/company/create', body)).status).toBe(201);
    expect((await list(client)).companies[0]).toMatchObject({
      status: 'active',
      phoneNumber: '',
      branding: { primaryColor: '#3B82F6', fontFamily: 'Inter', logo: null },
    });
  });

  it.each([
    ['text with the type of an image', new File(['hello'], 'a.png', { type: 'image/png' }), 400],
    ['an HTML page', new File(['<!doctype html><script></script>'], 'a.svg', { type: 'image/svg+xml' }), 400],
    ['more than 2 MB', new File([png, new Uint8Array(2 ** 21)], 'a.png', { type: 'image/png' }), 413],
  ])('refuses %s as a logo', async (_, file, status) => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('POST', '/company/create', form(file));
    expect(answer).toMatchObject({ status, body: { field: 'blume_company_logo' } });
    expect((await list(client)).total).toBe(37);
  });

  it('refuses a request that is too large', async () => {
    const client = await createApiClient({ as: 'admin' });
    const file = new File([png, new Uint8Array(2 ** 22)], 'a.png', { type: 'image/png' });
    const answer = await client.send('POST', '/company/create', form(file));
    expect(answer).toMatchObject({ status: 413, body: { message: 'The request is too large.' } });
  });

  it.each([
    [{ companyName: ' ' }, 'companyName', 'Company Name is required'],
    [{ companyEmail: 'pier' }, 'companyEmail', 'Enter a valid email address'],
    [{ status: 'closed' }, 'status', 'status must be one of active, inactive, suspended'],
  ])('refuses %j', async (fields, field, message) => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('POST', '/company/create', form(undefined, fields));
    expect(answer).toMatchObject({ status: 400, body: { field, message } });
  });

  it.each([
    [{ primaryColor: 'red;background:url(x)' }, 'primaryColor'],
    [{ fontFamily: 'Inter; } body {' }, 'fontFamily'],
  ])('refuses the branding %j', async (wrong, field) => {
    const client = await createApiClient({ as: 'admin' });
    const body = form();
    body.set('branding', JSON.stringify(wrong));
    expect(await client.send('POST', '/company/create', body)).toMatchObject({
      status: 400,
      body: { field },
    });
    body.set('branding', '{');
    const broken = await client.send('POST', '/company/create', body);
    expect(broken).toMatchObject({ status: 400, body: { message: 'branding is not valid JSON' } });
  });

  it('refuses the email of another company', async () => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send(
      'POST',
      '/company/create',
      form(undefined, { companyEmail: 'Hello@ACME.example' }),
    );
    expect(answer).toMatchObject({ status: 409, body: { field: 'companyEmail' } });
  });
});

describe('updating and deleting a company', () => {
  const change = {
    companyName: 'Acme',
    companyEmail: 'new@acme.example',
    status: 'inactive',
    address,
    branding,
  };

  it('keeps the logo when the change is sent as JSON', async () => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('PUT', `/company/update/${acme}`, change);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Company updated' } });
    expect((await list(client)).companies[0]).toMatchObject({
      companyName: 'Acme',
      status: 'inactive',
      branding: { ...branding, logo: `/api/v1/company/logo-file/${acme}/seed` },
      subscription: { plan: 'Premium Plan' },
      updatedAt: storyNow,
    });
  });

  it('keeps the status when the change has none', async () => {
    const client = await createApiClient({ as: 'admin' });
    const path = `/company/update/${acme}`;
    await client.send('PUT', path, change);
    await client.send('PUT', path, { ...change, status: undefined });
    expect((await list(client)).companies[0]).toMatchObject({ status: 'inactive' });
  });

  it('replaces the logo and its URL when the change has a file', async () => {
    const client = await createApiClient({ as: 'admin' });
    const file = new File([png], 'new.png', { type: 'image/png' });
    expect((await client.send('PUT', `/company/update/${acme}`, form(file))).status).toBe(200);
    const url = await logoUrl(client, acme);
    expect(url).not.toContain('seed');
    const image = await client.request(String(url).slice('/api/v1'.length));
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
  });

  it('deletes the company with its logo; its developer users stay without a company', async () => {
    const client = await createApiClient({ as: 'admin' });
    const answer = await client.send('DELETE', `/company/delete/${acme}`);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Company deleted' } });
    expect((await list(client)).total).toBe(36);
    expect(await client.db.logos.get(acme)).toBeNull();
    const users = (await client.get('/developer/getAll?limit=1000')).body.users as Json[];
    expect(users).toHaveLength(64);
    expect(users[0]).toMatchObject({ name: 'Layla Haddad', companyId: null });
    const notFound = { status: 404, body: { message: 'This company no longer exists.' } };
    expect(await client.send('DELETE', `/company/delete/${acme}`)).toMatchObject(notFound);
    expect(await client.send('PUT', `/company/update/${acme}`, change)).toMatchObject(notFound);
  });
});
