import { expect, it, vi } from 'vitest';
import { announceCode, type Loadable, useLoadAhead } from '#src/components/loadAhead.ts';
import { renderHooks } from '../api/renderHooks.ts';

const code = () => ({ load: vi.fn(async () => undefined) });

/** Shows a screen with these dialogs, and paints its first frame. */
async function show(ready: boolean, parts: readonly Loadable[], connection?: object) {
  vi.stubGlobal('navigator', { connection });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  const hooks = renderHooks();
  function Screen(props: { ready: boolean; parts: readonly Loadable[] }) {
    useLoadAhead(props.ready, props.parts);
    return null;
  }
  const render = (now: boolean) => hooks.render(<Screen ready={now} parts={parts} />);
  await render(ready);
  return render;
}

it('loads the dialogs of the screen and the popups on the page once the screen is ready', async () => {
  const [dialog, popup] = [code(), code()];
  const leave = announceCode(popup);
  const render = await show(false, [dialog]);
  expect([dialog.load.mock.calls.length, popup.load.mock.calls.length]).toEqual([0, 0]);
  await render(true);
  expect([dialog.load.mock.calls.length, popup.load.mock.calls.length]).toEqual([1, 1]);
  leave();
});

it('loads nothing that has left the page', async () => {
  const popup = code();
  announceCode(popup)();
  await show(true, []);
  expect(popup.load).not.toHaveBeenCalled();
});

it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'loads nothing ahead for %j',
  async (connection) => {
    const dialog = code();
    await show(true, [dialog], connection);
    expect(dialog.load).not.toHaveBeenCalled();
  },
);

it('loads ahead over a fast connection, and where the browser tells nothing of it', async () => {
  for (const connection of [{ saveData: false, effectiveType: '4g' }, undefined]) {
    const dialog = code();
    await show(true, [dialog], connection);
    expect(dialog.load).toHaveBeenCalledOnce();
  }
});

it('loads when the browser is idle, and nothing for a screen that left before', async () => {
  const waiting = new Map<number, () => void>();
  const dialog = code();
  const render = await show(false, [dialog]);
  vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.set(waiting.size + 1, run).size);
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  await render(true);
  expect(dialog.load).not.toHaveBeenCalled();
  await render(false);
  expect(waiting.size).toBe(0);
  await render(true);
  for (const run of waiting.values()) run();
  expect(dialog.load).toHaveBeenCalledOnce();
});

it('waits for the browser once, however often the screen is drawn meanwhile', async () => {
  const render = await show(false, [code()]);
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  await render(true);
  await render(true);
  expect(idle).toHaveBeenCalledOnce();
});
