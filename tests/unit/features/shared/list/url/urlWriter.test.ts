import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writerAt } from './writerAt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

describe('createUrlWriter', () => {
  it('keeps letters that are typed while the URL is written', async () => {
    const { writer, shown, search } = writerAt('');
    writer.setTyped({ search: 'a' });
    await vi.advanceTimersByTimeAsync(400);
    writer.setTyped({ search: 'ac' });
    expect(search()).toBe('?search=a');
    expect(shown.pending).toEqual({ search: 'ac' });
    await vi.advanceTimersByTimeAsync(400);
    expect(search()).toBe('?search=ac');
  });

  it('writes the values of a repeated parameter in their order', async () => {
    const { writer, shown, search } = writerAt('?tag=b');
    writer.set({ tag: ['b', 'a'] });
    expect(shown.pending).toEqual({ tag: ['a', 'b'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?tag=a&tag=b');
  });

  it('drops pending changes after another navigation, also to the same query', async () => {
    const { router, writer, shown, search } = writerAt('?status=active');
    writer.set({ search: 'x'.repeat(3000) });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?status=active');
    expect(writer.latest()?.search).toHaveLength(3000);
    await router.navigate('/list?status=active');
    expect(shown.pending).toEqual({});
    expect(writer.latest()?.search).toBe('');
  });

  it('writes an unwritten change over the entry to which it goes back, and keeps a text too long for a URL', async () => {
    const { writer, shown, search } = writerAt('');
    const long = 'x'.repeat(3000);
    writer.set({ search: long });
    writer.push({ open: 'alerts' });
    writer.set({ status: 'active' });
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(search()).toBe('?status=active');
    expect(writer.latest()).toMatchObject({ search: long, status: 'active', open: '' });
    expect(shown.pending).toEqual({});
  });

  it('keeps what is too long for a URL in the history entry, also when another value is set', async () => {
    const tags = Array.from({ length: 60 }, (_, at) => `${at} ${'x'.repeat(40)}`);
    const { router, writer, search } = writerAt(`?${new URLSearchParams(tags.map((tag) => ['tag', tag]))}`);
    writer.set({ status: 'active' });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?status=active');
    expect(router.state.location.state).toEqual({ kept: { tag: tags.toSorted() } });
    expect(writer.latest()).toMatchObject({ status: 'active', tag: tags.toSorted() });

    writer.push({ open: 'alerts' });
    expect(search()).toBe('?status=active&open=alerts');
    expect(writer.latest()?.tag).toHaveLength(60);
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(writer.latest()?.tag).toHaveLength(60);
    // Short again, it is in the URL.
    writer.set({ tag: ['a'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?status=active&tag=a');
    expect(router.state.location.state).toBeNull();
  });

  it('reads nothing else from the state of an entry', async () => {
    const { router, writer } = writerAt('?status=active');
    const kept = { search: 7, tag: 'x', open: ['x'], other: 'x' };
    for (const state of [{ kept }, { kept: null }, { kept: 'x' }, 'x', 7]) {
      await router.navigate('/list?status=active', { state });
      expect(writer.latest()).toEqual({ search: '', status: 'active', open: '', tag: [] });
    }
  });

  it('leaves an unwritten change of what it resets to the entry that is left', async () => {
    const { router, writer, shown, search } = writerAt('');
    writer.push({ open: 'alerts' });
    writer.set({ open: 'others', status: 'active' });
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(search()).toBe('?status=active');
    expect(shown.pending).toEqual({});
    await router.navigate(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('?status=active&open=others');
  });

  it('writes a change when a navigation back was stopped', async () => {
    const { router, writer, shown, search } = writerAt('');
    writer.push({ open: 'add' });
    router.getBlocker('unsaved', () => true);
    writer.goBack({ open: '' });
    writer.set({ status: 'active' });
    expect(search()).toBe('?open=add');
    expect(shown.pending).toEqual({ status: 'active' });
    router.deleteBlocker('unsaved');
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?status=active&open=add');
    expect(router.state.location.state).toEqual({ pushed: true });
  });

  it('goes back over every entry that was pushed before the first of them was rendered', async () => {
    const { router, writer, shown, search } = writerAt('?status=active');
    writer.push({ open: 'details' });
    writer.push({ open: 'delete' });
    await vi.advanceTimersByTimeAsync(0);
    for (const query of ['?status=active&open=details', '?status=active']) {
      writer.goBack({ open: '' });
      await vi.advanceTimersByTimeAsync(0);
      expect(search()).toBe(query);
      expect(shown.pending).toEqual({});
    }
    expect(router.state.historyAction).toBe('POP');
  });

  it('knows the values before they are rendered, and none during a navigation back', async () => {
    const { router, writer, navigate } = writerAt('?status=active');
    writer.push({ open: 'add' });
    expect(writer.latest()).toEqual({ search: '', status: 'active', open: 'add', tag: [] });
    navigate.mockImplementationOnce(async () => {});
    writer.goBack({ open: '' });
    expect(writer.latest()).toBeNull();
    await router.navigate(-1);
    expect(writer.latest()).toEqual({ search: '', status: 'active', open: '', tag: [] });
  });

  it('goes back from an entry that was not rendered yet, and opens it again', async () => {
    const { writer, shown, search } = writerAt('?status=active');
    writer.push({ open: 'add' });
    writer.goBack({ open: '' });
    expect(search()).toBe('?status=active');
    expect(shown.pending).toEqual({});
    writer.push({ open: 'add' });
    expect(search()).toBe('?status=active&open=add');
  });

  it('closes what was opened while a navigation back was in progress', async () => {
    const { router, writer, shown, navigate, search } = writerAt('?status=active');
    // The filter is cleared with a navigation of its own, so that Back leads to the query of that one.
    writer.set({ status: '' });
    writer.push({ open: 'details' });
    navigate.mockImplementationOnce(async () => {});
    writer.goBack({ open: '' });
    writer.push({ open: 'add' });
    writer.goBack({ open: '' });
    await router.navigate(-1);
    expect(search()).toBe('');
    expect(shown.pending.open ?? '').toBe('');
    writer.push({ open: 'add' });
    expect(search()).toBe('?open=add');
  });

  it('writes nothing after it has left', async () => {
    const { writer, disconnect, search } = writerAt('');
    writer.setTyped({ search: 'a' });
    disconnect();
    await vi.advanceTimersByTimeAsync(400);
    expect(search()).toBe('');
  });
});
