import { beforeEach, expect, it, vi } from 'vitest';
import { loadLogo } from '#src/api/companies.ts';
import { fakeFetch, json } from './fakeFetch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

async function load() {
  const loading = loadLogo('/company/get/logo/1', new AbortController().signal).catch(
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return loading;
}

it('is an address, or null for a company that has none', async () => {
  fakeFetch(() => json({ logoUrl: '/acme.png' }));
  expect(await load()).toBe('/acme.png');
  fakeFetch(() => json({ logoUrl: null }));
  expect(await load()).toBeNull();
  fakeFetch(() => json({ error: 'There is none' }, 404));
  expect(await load()).toBeNull();
});

it('fails where the server could not say', async () => {
  fakeFetch(() => json({ error: 'The server is resting.' }, 500));
  expect(await load()).toMatchObject({ status: 500, message: 'The server is resting.' });
});
