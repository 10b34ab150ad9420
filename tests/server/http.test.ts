import { afterEach, describe, expect, it } from 'vitest';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';
import { createReferenceApi } from '#fixtures/server/app.ts';
import { createCodes } from '#fixtures/server/codes.ts';
import { libsqlDb } from '#fixtures/server/libsqlDb.ts';
import { type RunningServer, serveApi } from '#fixtures/server/node.ts';
import { createSeed } from '#fixtures/server/seed.ts';
import { cookieSession } from '#fixtures/server/session.ts';
import { readAnswer } from './apiClient.ts';
import { form, png } from './companyForm.ts';

const page = 'http://127.0.0.1:4173';
const stranger = 'http://127.0.0.1:9999';
const { email } = accounts.super_admin;

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start() {
  const db = await libsqlDb('file::memory:');
  await db.load(createSeed({ now: new Date(storyNow) }));
  const codes = createCodes();
  const api = createReferenceApi({
    db,
    session: cookieSession(),
    clock: () => new Date(storyNow),
    codes,
    origins: [page],
    showCodes: true,
  });
  server = await serveApi(api, 0);
  const { origin } = server;
  const call = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    call(`/api/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: page, ...headers },
    });
  return { call, post };
}

async function signIn({ call, post }: Awaited<ReturnType<typeof start>>) {
  await post('/auth/master/login', { email, password: seededPassword });
  const { codes } = (await (await call(`/dev/codes?email=${email}`)).json()) as { codes: { code: string }[] };
  const answer = await post('/auth/verify-otp', { email, otp: codes[0]?.code });
  return answer.headers.get('set-cookie') ?? '';
}

describe('over HTTP', () => {
  it('the session is an HttpOnly cookie, cleared by logout', async () => {
    const api = await start();
    const setCookie = await signIn(api);
    expect(setCookie).toMatch(/^blume_session=[0-9a-f]{64}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = setCookie.split(';')[0] ?? '';
    expect((await api.call('/api/v1/auth/cookie')).status).toBe(401);
    expect((await api.call('/api/v1/auth/cookie', { headers: { cookie } })).status).toBe(200);
    const logout = await api.post('/auth/logout', { email }, { cookie });
    expect(logout.headers.get('set-cookie')).toMatch(/^blume_session=; Max-Age=0; Path=\//);
    expect((await api.call('/api/v1/auth/cookie', { headers: { cookie } })).status).toBe(401);
  });

  it('CORS allows only the console, with credentials, and caches preflights', async () => {
    const api = await start();
    const preflight = await api.call('/api/v1/developer/create', {
      method: 'OPTIONS',
      headers: {
        origin: page,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': page,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
    });
    for (const method of ['PUT', 'DELETE']) {
      expect(preflight.headers.get('access-control-allow-methods')).toContain(method);
    }
    const refused = await api.call('/api/v1/auth/cookie', { headers: { origin: page } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('access-control-allow-origin')).toBe(page);
    expect(refused.headers.get('vary')).toMatch(/origin/i);
  });

  it.each([stranger, 'null', 'http://localhost:4173'])(
    'a page of %s can neither read nor change',
    async (origin) => {
      const api = await start();
      const cookie = (await signIn(api)).split(';')[0] ?? '';
      const read = await api.call('/api/v1/developer/getAll', { headers: { origin, cookie } });
      expect(read.status).toBe(403);
      expect(read.headers.get('access-control-allow-origin')).toBeNull();
      // A form with a file needs no preflight, so the API must check the origin.
      const body = form(new File([png], 'a.png', { type: 'image/png' }));
      const init = { method: 'POST', body, headers: { origin, cookie } };
      expect((await api.call('/api/v1/company/create', init)).status).toBe(403);
    },
  );

  it('accepts a form with a file and serves the file', async () => {
    const api = await start();
    const cookie = (await signIn(api)).split(';')[0] ?? '';
    const headers = { origin: page, cookie };
    const file = new File([png], 'mark "1" Ü.png', { type: 'image/png' });
    const created = await readAnswer(
      await api.call('/api/v1/company/create', { method: 'POST', body: form(file), headers }),
    );
    expect(created.status).toBe(201);
    const { branding } = created.body.company as { branding: { logo: string } };
    const image = await api.call(branding.logo, { headers: { cookie } });
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await image.arrayBuffer())).toEqual(png);
  });

  it.each(['br', 'gzip', 'identity'])('sends a long list in %s with no-store', async (coding) => {
    const api = await start();
    const cookie = (await signIn(api)).split(';')[0] ?? '';
    const answer = await api.call('/api/v1/developer/getAll?limit=1000', {
      headers: { cookie, 'accept-encoding': coding },
    });
    expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(((await answer.json()) as { users: unknown[] }).users).toHaveLength(64);
  });

  it('rejects for a taken port with the code of the error', async () => {
    await start();
    const again = serveApi({ fetch: () => new Response() }, server?.port ?? 0);
    await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
