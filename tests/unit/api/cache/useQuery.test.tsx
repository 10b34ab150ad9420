import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useQuery } from '#src/api/cache/useQuery.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { notifySessionCleanup } from '#src/api/session/sessionEnds.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { renderHooks } from '../renderHooks.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('is loading again, and not failed, while a failed read is retried', async () => {
  const hooks = renderHooks();
  const responses: { resolve: (text: string) => void; reject: (error: ApiError) => void }[] = [];
  const seen: QueryResult<string>[] = [];
  function Reader() {
    const result = useQuery<string>(
      '/companies',
      () => new Promise((resolve, reject) => responses.push({ resolve, reject })),
    );
    useLayoutEffect(() => {
      seen.push(result);
    });
    return null;
  }
  const last = () => seen.at(-1);

  await hooks.render(
    <CacheProvider>
      <Reader />
    </CacheProvider>,
  );
  await hooks.step(() => responses[0]?.reject(new ApiError('network')));
  expect(last()?.status).toBe('failed');

  await hooks.step(() => last()?.retry());
  expect(last()?.status).toBe('loading');

  await hooks.step(() => responses[1]?.resolve('37 companies'));
  expect(last()).toMatchObject({ status: 'ready', data: '37 companies' });
  // The cache is a module that other files of tests share: it is emptied, and bound to no mounted tree.
  await hooks.step(notifySessionCleanup);
  await hooks.render(null);
});
