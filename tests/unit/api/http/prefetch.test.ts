import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#src/api/http/http.ts';
import { dropPrefetches, prefetch } from '#src/api/http/prefetch.ts';
import { renewSession } from '#src/api/http/sessionSignal.ts';
import { type Answer, fakeFetch, held, json } from '../fakeFetch.ts';

const asIs = (body: unknown) => body;

const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dropPrefetches();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what the start script asked for', () => {
  it('is taken once, by the same question', async () => {
    const calls = fakeFetch(({ path }) => json({ path, n: calls.length }));
    prefetch('/auth/cookie');
    expect(await http.get('/auth/cookie', asIs)).toEqual({ path: '/auth/cookie', n: 1 });
    expect(await http.get('/auth/cookie', asIs)).toEqual({ path: '/auth/cookie', n: 2 });
    expect(calls[0]?.init).toMatchObject({ credentials: 'include', cache: 'no-store' });
  });

  it('counts as the first try when it failed', async () => {
    const answers: Answer[] = [offline, () => json({ n: 2 })];
    const calls = fakeFetch((call) => (answers.shift() ?? offline)(call));
    prefetch('/auth/cookie');
    const read = http.get('/auth/cookie', asIs);
    await vi.runAllTimersAsync();
    expect(await read).toEqual({ n: 2 });
    expect(calls).toHaveLength(2);
  });

  it('is given up with the one who waits for it', async () => {
    const calls = fakeFetch(held().answer);
    prefetch('/auth/cookie');
    const controller = new AbortController();
    const read = http.get('/auth/cookie', asIs, { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(1);
    controller.abort();
    await expect(read).rejects.toMatchObject({ code: 'aborted' });
    expect([calls.length, calls[0]?.init.signal?.aborted]).toEqual([1, true]);
  });

  it('is forgotten with the session', async () => {
    const calls = fakeFetch(() => json({}));
    prefetch('/auth/cookie');
    renewSession();
    await http.get('/auth/cookie', asIs);
    expect(calls).toHaveLength(2);
  });
});
