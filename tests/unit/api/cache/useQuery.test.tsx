import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { CacheProvider } from '#src/api/cache/CacheProvider.tsx';
import { useQuery } from '#src/api/cache/useQuery.ts';
import { ApiError } from '#src/api/http/errors.ts';
import { sessionStore } from '#src/api/session/session.ts';
import { sessionEnds } from '#src/api/session/sessionEnds.ts';
import { expiredState, signedInState, signedOutState } from '#src/api/session/sessionState.ts';
import type { QueryResult } from '#src/lib/queryResult.ts';
import { renderHooks } from '../renderHooks.ts';
import { sara } from '../session/sessionBench.ts';

it('shares one request between equal reads, and sends none once the session has expired', async () => {
  const hooks = renderHooks();
  const load = vi.fn(() => new Promise<string>(() => undefined));
  function Reader({ path }: { readonly path: string }) {
    useQuery(path, load);
    return null;
  }
  const twice = (path: string) => (
    <CacheProvider>
      <Reader path={path} />
      <Reader path={path} />
    </CacheProvider>
  );
  await hooks.render(twice('/companies'));
  expect(load).toHaveBeenCalledTimes(1);
  sessionStore.setState(expiredState(signedInState(sara)));
  await hooks.render(twice('/companies?page=2'));
  expect(load).toHaveBeenCalledTimes(1);
  await hooks.render(null);
  sessionStore.setState(signedOutState());
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
  await hooks.step(() => sessionEnds.ended('logout', ''));
  await hooks.render(null);
});
