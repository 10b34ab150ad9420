import { describe, expect, it } from 'vitest';
import { companies } from '#fixtures/build/samples.ts';
import { createApiClient } from './apiClient.ts';
import { list, logoUrl } from './companyForm.ts';

const acme = companies[0]?.id ?? '';
const marina = companies[2]?.id ?? '';

describe('the list of companies', () => {
  it('has the 37 seeded companies, twenty per page', async () => {
    const client = await createApiClient({ as: 'admin' });
    const first = await list(client, 'page=1&limit=20');
    expect(first.total).toBe(37);
    expect(first.companies).toHaveLength(20);
    expect(first.companies[0]).toMatchObject({
      _id: acme,
      companyName: 'Acme Developments',
      companyEmail: 'hello@acme.example',
      status: 'active',
      subscription: { plan: 'Premium Plan' },
      developerUser: 'Layla Haddad',
      developerEmail: 'layla@acme.example',
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(first.companies[0]?.subUsers).toContainEqual({ email: 'layla@acme.example' });
    expect((await list(client, 'page=2&limit=20')).companies).toHaveLength(17);
  });

  it('filters by search and status together', async () => {
    const client = await createApiClient({ as: 'admin' });
    const found = await list(client, `status=suspended&search=${encodeURIComponent('NILE')}`);
    expect(found.companies.map(({ companyName }) => companyName)).toEqual(['Nile Crescent']);
    expect(found.total).toBe(1);
    expect((await list(client, 'status=active&search=nile')).total).toBe(0);
    expect((await list(client, `search=${encodeURIComponent('HELLO@BIHAI')}`)).total).toBe(1);
  });
});

describe('logos', () => {
  it('have their URL in result.logoUrl, which is null without a logo', async () => {
    const client = await createApiClient({ as: 'admin' });
    expect(await logoUrl(client, acme)).toBe(`/api/v1/company/logo-file/${acme}/seed`);
    expect(await logoUrl(client, marina)).toBeNull();
    expect((await client.get('/company/get/logo/none')).status).toBe(404);
  });

  it.each([
    ['http://api.example.com', 'same-site'],
    ['http://127.0.0.1:4174', 'cross-origin'],
    ['http://[::1]:4174', 'cross-origin'],
  ])('are served from %s with the policy %s', async (origin, policy) => {
    const client = await createApiClient({ as: 'admin' });
    const response = await client.request(`${origin}/api/v1/company/logo-file/${acme}/seed`);
    expect(response.headers.get('cross-origin-resource-policy')).toBe(policy);
  });

  it('are served as images that cannot run scripts', async () => {
    const client = await createApiClient({ as: 'admin' });
    const response = await client.request(`/company/logo-file/${acme}/seed`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'same-site',
      'cache-control': 'private, max-age=300',
    });
    expect(await response.text()).toContain('<svg');
    expect((await client.request(`/company/logo-file/${marina}/seed`)).status).toBe(404);
  });
});
