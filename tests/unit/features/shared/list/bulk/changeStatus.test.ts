import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReadNow } from '#src/api/results/recordsNow.ts';
import { listenToToasts, type ToastCommand } from '#src/components/Toasts/toasts.ts';
import { changeStatus } from '#src/features/shared/list/bulk/changeStatus.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly phone: string;
}

/** A server with these rows, each of whose updates takes `ms`. */
function server(count: number, ms: number) {
  const rows = new Map<string, Row>(
    Array.from({ length: count }, (_, at) => [`r${at}`, { id: `r${at}`, status: 'active', phone: '1' }]),
  );
  const reads: number[] = [];
  const ages: number[] = [];
  let readAt = 0;
  const readNow: ReadNow<Row> = async (ids, maxAge) => {
    expect(maxAge).toBe(5000);
    readAt = Date.now();
    reads.push(readAt);
    return { rows: ids.flatMap((id) => rows.get(id) ?? []), complete: true };
  };
  const set = async (row: Row, status: string) => {
    ages.push(Date.now() - readAt);
    await new Promise((resolve) => setTimeout(resolve, ms));
    rows.set(row.id, { ...row, status });
    return { message: '' };
  };
  return { rows, reads, ages, readNow, set };
}

type Server = ReturnType<typeof server>;

const runOn = ({ rows, readNow, set }: Server, onUndo: (back: () => Promise<unknown>) => void = () => {}) =>
  changeStatus<Row, string>({
    noun: { one: 'row', many: 'rows' },
    idOf: ({ id }) => id,
    nameOf: ({ id }) => id,
    audit: null,
    status: { of: ({ status }) => status, set, choices: [] },
    choice: { value: 'inactive', label: 'Inactive' },
    rows: [...rows.values()],
    readNow,
    latest: (row) => row,
    onUndo,
  });

let commands: ToastCommand[] = [];
let stop: () => void = () => undefined;
const lastToast = () => {
  const shown = commands.at(-1);
  return shown?.type === 'show' ? shown.message : null;
};

beforeEach(() => {
  vi.useFakeTimers();
  commands = [];
  stop = listenToToasts((command) => commands.push(command));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a status set in bulk', () => {
  it('over a slow API reads each row at most ten seconds before its update', async () => {
    const slow = server(40, 3000);
    const running = runOn(slow);
    await passed(14_000);
    // Long after the first read, someone else changes a row whose turn comes later.
    slow.rows.set('r39', { id: 'r39', status: 'active', phone: 'theirs' });
    await passed(60_000);
    expect((await running)?.done).toHaveLength(40);
    expect(slow.rows.get('r39')).toEqual({ id: 'r39', status: 'inactive', phone: 'theirs' });
    expect(Math.max(...slow.ages)).toBeLessThanOrEqual(5000);
    // In chunks: not once per row.
    expect(slow.reads.length).toBeLessThan(8);
  });

  it('over a fast API reads once', async () => {
    const fast = server(40, 10);
    const running = runOn(fast);
    await passed(5000);
    expect((await running)?.done).toHaveLength(40);
    expect(fast.reads).toHaveLength(1);
  });

  it('changes only the rows that have another one, and says so when there is none', async () => {
    const fast = server(3, 10);
    fast.rows.set('r1', { id: 'r1', status: 'inactive', phone: '1' });
    const running = runOn(fast);
    await passed(1000);
    expect((await running)?.done.map(({ id }) => id).toSorted()).toEqual(['r0', 'r1', 'r2']);
    expect(fast.ages).toHaveLength(2);
    expect(lastToast()?.text).toBe('2 set to Inactive, 1 was already');
    const again = runOn(fast);
    await passed(1000);
    expect(await again).toBeNull();
    expect(lastToast()?.text).toBe('Nothing to change: all selected rows are Inactive already');
  });

  it('fails for a row that is deleted meanwhile, and leaves one that has the status by then', async () => {
    const slow = server(12, 6000);
    const running = runOn(slow);
    await passed(100);
    slow.rows.delete('r10');
    slow.rows.set('r11', { id: 'r11', status: 'inactive', phone: 'theirs' });
    await passed(60_000);
    const result = await running;
    expect(result?.failed).toEqual([
      {
        item: expect.objectContaining({ id: 'r10' }),
        message: 'This row was deleted by someone else',
        gone: true,
      },
    ]);
    expect(slow.rows.get('r11')?.phone).toBe('theirs');
    expect(slow.ages).toHaveLength(10);
  });

  it('is set back to what each row had', async () => {
    const fast = server(3, 10);
    fast.rows.set('r1', { id: 'r1', status: 'suspended', phone: '1' });
    let back: () => Promise<unknown> = async () => null;
    const running = runOn(fast, (next) => {
      back = next;
    });
    await passed(1000);
    await running;
    lastToast()?.action?.onSelect();
    const undone = back();
    await passed(1000);
    await undone;
    expect([...fast.rows.values()].map(({ status }) => status)).toEqual(['active', 'suspended', 'active']);
  });
});
