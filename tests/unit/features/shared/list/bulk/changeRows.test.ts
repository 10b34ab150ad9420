import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeRows } from '#src/features/shared/list/bulk/changeRows.ts';
import { recordToasts, shownIn, type ToastCommand } from '../../../../recordToasts.ts';

let commands: ToastCommand[] = [];
const toasts = () => shownIn(commands);

beforeEach(() => {
  vi.useFakeTimers();
  commands = recordToasts();
});

const names = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/** Deletes the rows, each of which takes `ms`; those of `refused` fail. */
async function deleteAll(ms: number, refused: readonly string[], onUndo?: (rows: readonly string[]) => void) {
  const running = changeRows({
    rows: names,
    nameOf: (name) => name,
    call: async (name) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (refused.includes(name)) throw new Error('Not allowed');
    },
    doing: 'Deleting 8 developers',
    done: 'deleted',
    onUndo,
  });
  await vi.runAllTimersAsync();
  return running;
}

describe('the toast of a bulk change', () => {
  it('is one at the end of short work', async () => {
    await deleteAll(100, []);
    expect(toasts()).toMatchObject([{ kind: 'success', text: '8 deleted' }]);
  });

  it('counts what is finished while longer work goes on', async () => {
    await deleteAll(500, ['Ben']);
    const progress = toasts().flatMap(({ value }) => value ?? []);
    expect(progress).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8].map((finished) => finished / 8));
    expect(new Set(toasts().map(({ id }) => id)).size).toBe(1);
    expect(toasts().at(-1)).toMatchObject({ kind: 'error', text: '7 deleted, 1 failed: Not allowed' });
  });

  it('offers Undo of the rows that were changed', async () => {
    const undone = vi.fn();
    await deleteAll(100, ['Ben'], undone);
    toasts().at(-1)?.actions[0]?.onSelect();
    expect(undone).toHaveBeenCalledWith(names.filter((name) => name !== 'Ben'));
  });

  it('offers no Undo when nothing was changed, and where nothing can be restored', async () => {
    await deleteAll(100, names, vi.fn());
    expect(toasts().at(-1)).toMatchObject({ kind: 'error', text: '8 failed: Not allowed' });
    expect(toasts().at(-1)?.actions).toEqual([]);
    await deleteAll(100, []);
    expect(toasts().at(-1)?.actions).toEqual([]);
  });
});
