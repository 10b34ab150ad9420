import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writerAt } from './writerAt.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('createUrlWriter', () => {
  it('keeps letters that are typed while the URL is written', async () => {
    const { writer, shown, render, search } = writerAt('');
    writer.setTyped({ search: 'a' });
    await vi.advanceTimersByTimeAsync(400);
    writer.setTyped({ search: 'ac' });
    expect(search()).toBe('?search=a');
    render();
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
    const { router, writer, shown, render, search } = writerAt('?status=active');
    writer.set({ search: 'x'.repeat(3000) });
    await vi.advanceTimersByTimeAsync(100);
    expect(search()).toBe('?status=active');
    await router.navigate('/list?status=active');
    render();
    expect(shown.pending).toEqual({});
  });

  it('leaves an unwritten change to the entry that Back leaves, but keeps a text too long for a URL', async () => {
    const { router, writer, shown, render, search } = writerAt('');
    const long = 'x'.repeat(3000);
    writer.set({ search: long });
    writer.push({ open: 'alerts' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    writer.set({ status: 'active' });
    const back = new Promise<void>((resolve) => router.subscribe(() => resolve()));
    writer.goBack({ open: '' });
    expect(shown.pending).toEqual({ search: long });
    await back;
    render();
    await vi.advanceTimersByTimeAsync(1000);
    expect(search()).toBe('');
    expect(shown.pending).toEqual({ search: long });
  });

  it('writes a change after the time limit when a navigation back was stopped', async () => {
    const { router, writer, shown, navigate, render, search } = writerAt('');
    writer.push({ open: 'add' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    navigate.mockImplementationOnce(async () => {});
    writer.goBack({ open: '' });
    writer.set({ status: 'active' });
    await vi.advanceTimersByTimeAsync(999);
    expect(search()).toBe('?open=add');
    expect(shown.pending).toEqual({ status: 'active' });
    await vi.advanceTimersByTimeAsync(1);
    expect(search()).toBe('?status=active&open=add');
    expect(router.state.location.state).toEqual({ pushed: true });
  });

  it('goes back over every entry that was pushed before the first of them was rendered', async () => {
    const { router, writer, shown, render, search } = writerAt('?status=active');
    writer.push({ open: 'details' });
    writer.push({ open: 'delete' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    for (const query of ['?status=active&open=details', '?status=active']) {
      writer.goBack({ open: '' });
      await vi.advanceTimersByTimeAsync(0);
      render();
      expect(search()).toBe(query);
      expect(shown.pending).toEqual({});
    }
    expect(router.state.historyAction).toBe('POP');
  });

  it('knows the values before they are rendered, and none during a navigation back', async () => {
    const { writer, render } = writerAt('?status=active');
    writer.push({ open: 'add' });
    expect(writer.latest()).toEqual({ search: '', status: 'active', open: 'add', tag: [] });
    writer.goBack({ open: '' });
    expect(writer.latest()).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    render();
    expect(writer.latest()).toEqual({ search: '', status: 'active', open: '', tag: [] });
  });

  it('goes back from an entry that has not arrived yet, and opens it again', async () => {
    const { writer, shown, render, search } = writerAt('?status=active');
    writer.push({ open: 'add' });
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    expect(search()).toBe('?status=active');
    expect(shown.pending).toEqual({});
    writer.push({ open: 'add' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    expect(search()).toBe('?status=active&open=add');
    expect(shown.pending).toEqual({ open: 'add' });
  });

  it('writes to the entry below one that was left before it was rendered', async () => {
    // React never renders the entry of `push`, and Back leads to the location that it still shows.
    const { writer, search } = writerAt('?search=acme');
    writer.push({ open: 'delete' });
    await vi.advanceTimersByTimeAsync(0);
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('?search=acme');
    writer.set({ search: '' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(search()).toBe('');
  });

  it('closes what was opened while a navigation back was in progress', async () => {
    const { writer, shown, render, search } = writerAt('?status=active');
    // The filter is cleared with a navigation of its own, so that Back leads to the query of that one.
    writer.set({ status: '' });
    writer.push({ open: 'details' });
    await vi.advanceTimersByTimeAsync(0);
    writer.goBack({ open: '' });
    writer.push({ open: 'add' });
    writer.goBack({ open: '' });
    await vi.advanceTimersByTimeAsync(0);
    render();
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('');
    expect(shown.pending.open ?? '').toBe('');
    writer.push({ open: 'add' });
    await vi.advanceTimersByTimeAsync(0);
    expect(search()).toBe('?open=add');
  });

  it('writes nothing after it has left', async () => {
    const { writer, search } = writerAt('');
    writer.setTyped({ search: 'a' });
    writer.leave();
    await vi.advanceTimersByTimeAsync(400);
    expect(search()).toBe('');
  });
});
