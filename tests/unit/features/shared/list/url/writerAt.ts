import { createMemoryRouter } from 'react-router-dom';
import { type MockInstance, vi } from 'vitest';
import type { ParamValues } from '#src/features/shared/list/url/urlParams.ts';
import { createUrlWriter } from '#src/features/shared/list/url/urlWriter.ts';

const defaults = {
  search: '',
  status: '',
  open: '',
  tag: (texts: readonly string[]) => texts.toSorted(),
};

type Router = ReturnType<typeof createMemoryRouter>;

/** A writer at `/list`, or over the entries of `router`, with the changes that it shows over the URL. */
export function writerAt(
  query: string,
  router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [`/list${query}`] }),
) {
  const shown: { pending: Partial<ParamValues<typeof defaults>> } = { pending: {} };
  const navigate: MockInstance<Router['navigate']> = vi.spyOn(router, 'navigate');
  const writer = createUrlWriter(router, defaults, (pending) => {
    shown.pending = pending;
  });
  const disconnect = writer.connect();
  return { router, writer, shown, navigate, disconnect, search: () => router.state.location.search };
}
