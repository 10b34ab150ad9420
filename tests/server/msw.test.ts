import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { resetNumbers } from '#fixtures/build/sequence.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { createStoryServer, type StoryServerOptions, storyCode } from '#fixtures/msw/bridge.ts';
import {
  answering,
  delayed,
  failing,
  failingOnce,
  pending,
  unauthorized,
  unreachable,
} from '#fixtures/msw/overrides.ts';
import { accounts, seededPassword } from '#fixtures/server/accounts.ts';

const worker = setupServer();
const clock = () => new Date(storyNow);
const list = '/developer/getAll';

beforeAll(() => worker.listen({ onUnhandledRequest: 'error' }));
beforeEach(resetNumbers);
afterEach(() => worker.resetHandlers());
afterAll(() => worker.close());

async function start(options: Omit<StoryServerOptions, 'clock'> = { session: 'admin' }) {
  const server = await createStoryServer({ ...options, clock });
  worker.use(server.handler);
  return server;
}

const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1/api/v1${path}`, init);
const post = (path: string, body: object) =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

describe('the bridge of the stories', () => {
  it('passes every request to a separate reference API', async () => {
    await start({ session: 'super_admin', developers: [buildDeveloper({ name: 'Only' })] });
    expect(await (await call(list)).json()).toMatchObject({ users: [{ name: 'Only' }], total: 1 });
    await start({ session: 'super_admin', shape: { envelope: 'data' } });
    expect(await (await call(list)).json()).toMatchObject({ data: { total: 64 } });
  });

  it('signs in with the code of the stories, and signs out', async () => {
    await start({ session: 'none' });
    const { email } = accounts.support;
    expect((await call('/auth/cookie')).status).toBe(401);
    await post('/auth/master/login', { email, password: seededPassword });
    expect((await post('/auth/verify-otp', { email, otp: storyCode })).status).toBe(200);
    expect(await (await call('/auth/get')).json()).toMatchObject({ user: { email, role: 'support' } });
    await post('/auth/logout', { email });
    expect((await call('/auth/get')).status).toBe(401);
  });

  it('passes forms with files', async () => {
    await start();
    const body = new FormData();
    body.append('companyName', 'Pier');
    body.append('companyEmail', 'pier@pier.example');
    body.append('blume_company_logo', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg'));
    const created = await call('/company/create', { method: 'POST', body });
    expect(await created.json()).toMatchObject({
      company: { _id: 'f00000000000000000000001', branding: { logo: expect.stringContaining('/f0') } },
    });
  });
});

describe('the overrides', () => {
  it('fail one path only', async () => {
    await start();
    worker.use(failing(list, 503, { message: 'Later.' }));
    const answer = await call(`${list}?page=1`);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: 'Later.' });
    expect((await call('/company/getAll')).status).toBe(200);
  });

  it('fail once', async () => {
    await start();
    worker.use(failingOnce(list));
    expect((await call(list)).status).toBe(500);
    expect((await call(list)).status).toBe(200);
  });

  it('end the session for some requests or for all', async () => {
    await start();
    worker.use(unauthorized(list));
    expect((await call(list)).status).toBe(401);
    expect((await call('/auth/cookie')).status).toBe(200);
    worker.use(unauthorized());
    expect((await call('/auth/cookie')).status).toBe(401);
  });

  it('make the server unreachable', async () => {
    await start();
    worker.use(unreachable());
    await expect(call(list)).rejects.toThrow('Failed to fetch');
  });

  it('answer with any text', async () => {
    await start();
    worker.use(answering(list, '{"users":'));
    expect(await (await call(list)).text()).toBe('{"users":');
  });

  it('never answer', async () => {
    await start();
    worker.use(pending(list));
    const stop = new AbortController();
    const answered = vi.fn();
    const answer = call(list, { signal: stop.signal }).then(answered);
    await call('/auth/cookie');
    stop.abort();
    await expect(answer).rejects.toThrow('aborted');
    expect(answered).not.toHaveBeenCalled();
  });

  it('delay the real answer', async () => {
    await start();
    worker.use(delayed(list, 60_000));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const order: string[] = [];
    const late = call(list).then(({ status }) => order.push(`delayed ${status}`));
    order.push(`prompt ${(await call('/auth/cookie')).status}`);
    vi.advanceTimersByTime(60_000);
    await late;
    expect(order).toEqual(['prompt 200', 'delayed 200']);
  });
});
