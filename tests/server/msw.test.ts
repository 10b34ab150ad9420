import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildDeveloper } from '#fixtures/build/developer.ts';
import { resetNumbers } from '#fixtures/build/sequence.ts';
import { storyNow } from '#fixtures/build/storyNow.ts';
import { createStoryServer, type StoryServerOptions } from '#fixtures/msw/bridge.ts';
import { delayed, unreachable } from '#fixtures/msw/overrides.ts';

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

describe('the bridge of the stories', () => {
  it('passes every request to a separate reference API', async () => {
    await start({ session: 'super_admin', developers: [buildDeveloper({ name: 'Only' })] });
    expect(await (await call(list)).json()).toMatchObject({ users: [{ name: 'Only' }], total: 1 });
    await start({ session: 'super_admin', shape: { envelope: 'data' } });
    expect(await (await call(list)).json()).toMatchObject({ data: { total: 64 } });
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

// Stories fail without the other overrides.
describe('the overrides', () => {
  it('make the server unreachable', async () => {
    await start();
    worker.use(unreachable());
    await expect(call(list)).rejects.toThrow('Failed to fetch');
  });

  it('delay the real answer', async () => {
    await start();
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    worker.use(delayed(list, () => released));
    const order: string[] = [];
    const late = call(list).then(({ status }) => order.push(`delayed ${status}`));
    order.push(`prompt ${(await call('/auth/cookie')).status}`);
    answer();
    await late;
    expect(order).toEqual(['prompt 200', 'delayed 200']);
  });
});
