import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { accounts } from '#fixtures/server/accounts.ts';
import type { Fault } from '#fixtures/server/faults.ts';
import { type ApiSetup, createIsolatedApis } from '#fixtures/server/isolatedApis.ts';
import { type RunningServer, serveApi } from '#fixtures/server/node.ts';

const origin = 'http://127.0.0.1:4173';
let server: RunningServer;

beforeEach(async () => {
  server = await serveApi(createIsolatedApis({ origins: [origin], clock: () => new Date(storyNow) }), 0);
});
afterEach(() => server.close());

function send(method: string, path: string, cookie: string, body: object) {
  return fetch(server.origin + path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function enter(name: string, setup: ApiSetup = {}) {
  const selected = `blume_world=${name}`;
  const answer = await send('POST', '/dev/world', selected, { signedIn: accounts.admin.email, ...setup });
  const cookie = `${selected}; ${(answer.headers.get('set-cookie') ?? '').split(';')[0]}`;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`${server.origin}/api/v1${path}`, { ...init, headers: { cookie, origin, ...init.headers } });
  return { cookie, get, faults: (faults: readonly Fault[]) => send('PUT', '/dev/faults', selected, faults) };
}

async function total(answer: Response) {
  return ((await answer.json()) as { total: number }).total;
}

describe('isolated APIs for tests', () => {
  it('are isolated on one port', async () => {
    const one = await enter('one', { developers: 1000 });
    const two = await enter('two');
    await two.get('/developer/delete/USR-001', { method: 'DELETE' });
    expect(await total(await one.get('/developer/getAll'))).toBe(1000);
    expect(await total(await two.get('/developer/getAll'))).toBe(63);
  });

  it('can be set up with another shape and reset', async () => {
    const one = await enter('one', { shape: { envelope: 'result' } });
    expect(await (await one.get('/company/getAll?limit=1')).json()).toMatchObject({ result: { total: 37 } });
    const again = await enter('one', { companies: 0 });
    expect(await total(await again.get('/company/getAll'))).toBe(0);
    expect((await one.get('/company/getAll')).status).toBe(401);
  });
});

// Journeys fail without the other faults.
describe('faults', () => {
  it('match by method and path prefix, in one API only', async () => {
    const one = await enter('one');
    const two = await enter('two');
    await one.faults([{ path: '/developer/*', method: 'DELETE', status: 500 }]);
    const path = '/developer/delete/USR-001';
    expect((await one.get(path, { method: 'DELETE' })).status).toBe(500);
    expect((await one.get('/developer/getAll')).status).toBe(200);
    expect((await two.get(path, { method: 'DELETE' })).status).toBe(200);
  });

  it('answer with a text that is not JSON', async () => {
    const one = await enter('one');
    await one.faults([{ path: '/company/getAll', body: '<h1>Proxy</h1>' }]);
    const answer = await one.get('/company/getAll');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toBe('<h1>Proxy</h1>');
  });

  it('delay the real answer', async () => {
    const one = await enter('one');
    await one.faults([{ path: '/auth/cookie', delay: 60_000 }]);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const order: string[] = [];
    const delayed = one.get('/auth/cookie').then(({ status }) => order.push(`delayed ${status}`));
    order.push(`prompt ${(await one.get('/developer/getAll')).status}`);
    vi.advanceTimersByTime(60_000);
    await delayed;
    expect(order).toEqual(['prompt 200', 'delayed 200']);
  });
});
