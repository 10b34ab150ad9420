import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writerAt } from './writerAt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createUrlWriter, when the user leaves', () => {
  it('ends no navigation to another page, whose code is being loaded', async () => {
    let loaded = () => {};
    const loader = () =>
      new Promise<null>((resolve) => {
        loaded = () => resolve(null);
      });
    const { router, writer, shown } = writerAt(
      '',
      createMemoryRouter(
        [
          { path: '/list', element: null },
          { path: '/other', loader, element: null },
        ],
        { initialEntries: ['/list'] },
      ),
    );
    writer.setTyped({ search: 'acme' });
    const leaving = router.navigate('/other');
    await vi.advanceTimersByTimeAsync(400);
    expect(shown.pending).toEqual({ search: 'acme' });
    loaded();
    await leaving;
    expect(router.state.location).toMatchObject({ pathname: '/other', search: '' });
    expect(shown.pending).toEqual({});
    writer.push({ open: 'details' });
    expect(router.state.location.search).toBe('');
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

  it('goes back once, also when it is closed again before and after the browser has gone back', async () => {
    const { router, writer, navigate, search } = writerAt('');
    writer.push({ tag: ['page'] });
    writer.push({ open: 'details' });
    navigate.mockImplementationOnce(async () => {});
    writer.goBack({ open: '' });
    writer.goBack({ open: '' });
    await router.navigate(-1);
    writer.goBack({ open: '' });
    expect(search()).toBe('?tag=page');
  });

  it('writes a page and a record that were chosen during a navigation back as two entries', async () => {
    const { router, writer, navigate, search } = writerAt('');
    writer.push({ open: 'delete' });
    navigate.mockImplementationOnce(async () => {});
    writer.goBack({ open: '' });
    writer.push({ status: 'active' });
    writer.push({ open: 'details' });
    expect(search()).toBe('?open=delete');
    await router.navigate(-1);
    expect(search()).toBe('?status=active&open=details');
    await router.navigate(-1);
    expect(search()).toBe('?status=active');
  });

  it('shows nothing of an entry that the browser left before it was rendered', async () => {
    const { router, writer, shown, search } = writerAt('?status=active');
    writer.push({ open: 'details' });
    await router.navigate(-1);
    expect(shown.pending).toEqual({});
    expect(writer.latest()).toMatchObject({ status: 'active', open: '' });
    writer.set({ status: '' });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('');
  });

  it('goes back from an entry that was pushed before a reload', async () => {
    const { router, writer } = writerAt(
      '',
      createMemoryRouter([{ path: '*', element: null }], {
        initialEntries: ['/list', { pathname: '/list', search: '?open=add', state: { pushed: true } }],
        initialIndex: 1,
      }),
    );
    writer.goBack({ open: '' });
    expect([router.state.historyAction, router.state.location.search]).toEqual(['POP', '']);
  });
});
