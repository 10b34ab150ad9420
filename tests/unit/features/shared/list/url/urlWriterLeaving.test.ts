import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUrlWriter } from '#src/features/shared/list/url/urlWriter.ts';
import { defaults, writerAt } from './writerAt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createUrlWriter, when the user leaves', () => {
  it.each([
    ['goes into the history entry alone', '/list', 1],
    ['is dropped when that entry was left', '/other', 0],
  ])('ends no navigation to another place: what was typed before %s', async (_, at, times) => {
    const replaceState = vi.fn();
    vi.stubGlobal('history', { state: 'entry', replaceState });
    vi.stubGlobal('location', { pathname: at, search: '' });
    const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/list'] });
    const navigate = vi.fn();
    const writer = createUrlWriter(
      defaults,
      () => undefined,
      () => ({ ...router.state.location, pathname: '/other' }),
    );
    writer.arrive(router.state.location, navigate, 'POP');
    writer.setTyped({ search: 'acme' });
    await vi.advanceTimersByTimeAsync(400);
    expect(navigate).not.toHaveBeenCalled();
    expect(replaceState).toHaveBeenCalledTimes(times);
    if (times > 0) expect(replaceState).toHaveBeenCalledWith('entry', '', '/list?search=acme');
    vi.unstubAllGlobals();
  });

  it('writes over the entry of a link that opened a record: Back would leave the console', async () => {
    const { writer, navigate, search } = writerAt('?open=details');
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      expect.anything(),
      expect.objectContaining({ replace: true }),
    );
  });

  it('goes back once, also when it is closed again before that is rendered', async () => {
    const { router, writer, render, search } = writerAt('');
    for (const change of [{ tag: ['page'] }, { open: 'details' }]) {
      writer.push(change);
      await vi.advanceTimersByTimeAsync(0);
      render();
    }
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    writer.arrive(router.state.location, router.navigate as never, 'POP');
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('?tag=page');
  });

  it('writes a page and a record that were chosen during a navigation back as two entries', async () => {
    const { router, writer, navigate, render, search } = writerAt('');
    writer.push({ open: 'delete' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    navigate.mockImplementation(() => undefined);
    writer.goBack({ open: '' });
    navigate.mockImplementation(router.navigate);
    writer.push({ status: 'active' });
    writer.push({ open: 'details' });
    await router.navigate(-1);
    render();
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('?status=active&open=details');
    await router.navigate(-1);
    expect(search()).toBe('?status=active');
  });

  it('shows nothing of an entry that the browser left before it was rendered', async () => {
    const { router, writer, shown, search } = writerAt('?status=active');
    writer.push({ open: 'details' });
    await vi.advanceTimersByTimeAsync(0);
    expect(shown.pending).toEqual({ open: 'details' });
    await router.navigate(-1);
    writer.pop();
    expect(shown.pending).toEqual({});
    expect(writer.latest()).toMatchObject({ status: 'active', open: '' });
    writer.set({ status: '' });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('');
  });

  it('goes back from an entry that was pushed before a reload', async () => {
    const router = createMemoryRouter([{ path: '*', element: null }], {
      initialEntries: ['/list', { pathname: '/list', search: '?open=add', state: { pushed: true } }],
      initialIndex: 1,
    });
    const writer = createUrlWriter(defaults, () => undefined);
    writer.arrive(router.state.location, router.navigate as never, 'POP');
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect([router.state.historyAction, router.state.location.search]).toEqual(['POP', '']);
  });
});
