import { createMemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { ParamValues } from '#src/features/shared/list/url/urlParams.ts';
import { createUrlWriter } from '#src/features/shared/list/url/urlWriter.ts';

export const defaults = {
  search: '',
  status: '',
  open: '',
  tag: (texts: readonly string[]) => texts.toSorted(),
};

/** A writer at `/list`, with the changes that it shows over the URL. `render` is what React does after a navigation. */
export function writerAt(query: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [`/list${query}`] });
  const shown: { pending: Partial<ParamValues<typeof defaults>> } = { pending: {} };
  const writer = createUrlWriter(defaults, (pending) => {
    shown.pending = pending;
  });
  const navigate = vi.fn();
  navigate.mockImplementation(router.navigate);
  const render = () => writer.arrive(router.state.location, navigate, router.state.historyAction);
  render();
  return { router, writer, shown, navigate, render, search: () => router.state.location.search };
}
