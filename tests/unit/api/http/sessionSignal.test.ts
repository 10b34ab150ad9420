import { afterEach, expect, it, vi } from 'vitest';
import { http } from '#src/api/http/http.ts';
import { renewSession, sessionSignal } from '#src/api/http/sessionSignal.ts';
import { fakeFetch, held, json } from '../fakeFetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is aborted by the next one', () => {
  const before = sessionSignal();
  const next = renewSession();
  expect([before.aborted, next.aborted, next === sessionSignal()]).toEqual([true, false, true]);
});

it('does not stop a save in flight', async () => {
  const late = held();
  const calls = fakeFetch(late.answer);
  const { signal } = new AbortController();
  const saved = http.put('/x', {}, (body: unknown) => body, { signal });
  renewSession();
  late.give(json({ name: 'Palm' }));
  expect(await saved).toEqual({ name: 'Palm' });
  expect(calls[0]?.init.signal).toBe(signal);
});
