import { beforeEach, describe, expect, it, vi } from 'vitest';
import { http, onUnauthorized, renewSession, sessionSignal } from '#src/api/http/http.ts';
import { failure, fakeFetch, held, json } from '../fakeFetch.ts';

const asIs = (body: unknown) => body;

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a 401', () => {
  it.each([400, 403, 500])('is the only status that is told to the session: %i is not', async (status) => {
    fakeFetch(() => json({}, status));
    const told = vi.fn();
    const stop = onUnauthorized(told);
    expect((await failure(http.post('/x', {}, asIs))).status).toBe(status);
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  it('is told to the session and still reaches the caller', async () => {
    fakeFetch(() => json({ message: 'Gone' }, 401));
    const told = vi.fn();
    const stop = onUnauthorized(told);
    expect((await failure(http.get('/x', asIs))).status).toBe(401);
    expect((await failure(http.post('/x', {}, asIs))).message).toBe('Gone');
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    await failure(http.get('/x', asIs));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('is not told when it belongs to the screen, nor when it is of the session before', async () => {
    const late = held();
    fakeFetch(({ path }) =>
      path === '/late' ? late.answer({ method: '', path, body: '', init: {} }) : json({}, 401),
    );
    const told = vi.fn();
    const stop = onUnauthorized(told);
    await failure(http.post('/auth/logout', {}, asIs, { handlesUnauthorized: true }));
    const read = failure(http.get('/late', asIs));
    renewSession();
    late.give(json({}, 401));
    await read;
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});

describe('the signal of the session', () => {
  it('is aborted by the next one', () => {
    const before = sessionSignal();
    const next = renewSession();
    expect([before.aborted, next.aborted, next === sessionSignal()]).toEqual([true, false, true]);
  });

  it('does not stop a save in flight', async () => {
    const late = held();
    const calls = fakeFetch(late.answer);
    const { signal } = new AbortController();
    const saved = http.put('/x', {}, asIs, { signal });
    renewSession();
    late.give(json({ name: 'Palm' }));
    expect(await saved).toEqual({ name: 'Palm' });
    expect(calls[0]?.init.signal).toBe(signal);
  });
});
