import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChangedResource } from '#src/api/results/resource.ts';
import { changeStatus } from '#src/features/shared/list/bulk/changeStatus.ts';
import { keepCutOff, tellCutOff } from '#src/features/shared/list/bulk/cutOff.ts';
import { recordToasts, shownIn, type ToastCommand } from '../../../../recordToasts.ts';

interface Row {
  readonly id: string;
  readonly status: string;
  readonly phone: string;
}

type Values = Omit<Row, 'id'>;

const statuses = ['Active', 'Inactive', 'Suspended'].map((label) => ({
  label,
  values: { status: label.toLowerCase() },
}));

/** A server with these rows, each of whose updates takes `ms`. */
function server(count: number, ms: number) {
  const rows = new Map<string, Row>(
    Array.from({ length: count }, (_, at) => [`r${at}`, { id: `r${at}`, status: 'active', phone: '1' }]),
  );
  const reads: number[] = [];
  const ages: number[] = [];
  let readAt = 0;
  const resource: ChangedResource<Row, Values> = {
    kind: {
      id: 'units',
      noun: { one: 'row', many: 'rows' },
      nameOf: ({ id }) => id,
      valuesOf: ({ status, phone }) => ({ status, phone }),
      names: { status: 'Status', phone: 'Phone' },
      statuses,
    },
    readNow: async () => {
      readAt = Date.now();
      reads.push(readAt);
      return { rows: [...rows.values()], total: rows.size };
    },
    update: async (row, values) => {
      if (!rows.has(row.id)) throw Object.assign(new Error('Not found'), { status: 404 });
      ages.push(Date.now() - readAt);
      await new Promise((resolve) => setTimeout(resolve, ms));
      rows.set(row.id, { ...row, ...values });
      return { message: '', id: row.id, row: null };
    },
    create: async () => ({ message: '', id: null, row: null }),
    remove: async () => ({ message: '' }),
    refresh: () => undefined,
  };
  return { rows, reads, ages, resource };
}

type Server = ReturnType<typeof server>;

const runOn = ({ rows, resource }: Server, onUndo: (back: () => Promise<unknown>) => void = () => {}) => {
  const [, inactive] = statuses;
  if (!inactive) throw new Error('There is no status.');
  return changeStatus({ resource, status: inactive, rows: [...rows.values()], latest: (row) => row, onUndo });
};

let commands: ToastCommand[] = [];
const lastToast = () => shownIn(commands).at(-1);

beforeEach(() => {
  vi.useFakeTimers();
  commands = recordToasts();
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
    expect(Math.max(...slow.ages)).toBeLessThanOrEqual(10_000);
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
        message: 'Not found',
        deleted: true,
      },
    ]);
    expect(slow.rows.get('r11')?.phone).toBe('theirs');
    expect(slow.ages).toHaveLength(10);
  });

  const refusing = (work: Server, status: number): Server => ({
    ...work,
    resource: {
      ...work.resource,
      readNow: async () => Promise.reject(Object.assign(new Error('Refused'), { status })),
    },
  });

  it('sends nothing when its read finds the session ended, and is told to the same user', async () => {
    const ended = refusing(server(5, 10), 401);
    keepCutOff('anna');
    const running = runOn(ended);
    await passed(1000);
    expect(await running).toBeNull();
    expect(ended.ages).toEqual([]);
    tellCutOff('anna');
    expect(lastToast()?.text).toBe('0 set to Inactive before the session expired, 5 not');
  });

  it('sends nothing when its read is forbidden, and says why', async () => {
    const forbidden = refusing(server(5, 10), 403);
    const running = runOn(forbidden);
    await passed(1000);
    expect((await running)?.failed).toHaveLength(5);
    expect(forbidden.ages).toEqual([]);
    expect(lastToast()?.text).toBe('5 failed: Refused');
  });

  it('goes on when the rows cannot be read, and says so', async () => {
    const broken = refusing(server(2, 10), 500);
    const running = runOn(broken);
    await passed(1000);
    expect((await running)?.done).toHaveLength(2);
    expect(lastToast()?.text).toBe('2 set to Inactive, without a check for changes by others');
  });

  /** Sets three rows back after the change, and what happens to them meanwhile; returns their statuses. */
  async function setBack(fast: Server, meanwhile: () => void = () => undefined) {
    let back: () => Promise<unknown> = async () => null;
    const running = runOn(fast, (next) => {
      back = next;
    });
    await passed(1000);
    await running;
    meanwhile();
    lastToast()?.actions[0]?.onSelect();
    const undone = back();
    await passed(1000);
    await undone;
    return [...fast.rows.values()].map(({ status }) => status);
  }

  it('is set back to what each row had', async () => {
    const fast = server(3, 10);
    fast.rows.set('r1', { id: 'r1', status: 'suspended', phone: '1' });
    expect(await setBack(fast)).toEqual(['active', 'suspended', 'active']);
  });

  it('is not set back where someone else has changed it since', async () => {
    const fast = server(3, 10);
    const theirs = () => fast.rows.set('r1', { id: 'r1', status: 'suspended', phone: '1' });
    expect(await setBack(fast, theirs)).toEqual(['active', 'suspended', 'active']);
    expect(lastToast()?.text).toBe('2 set back, 1 changed by someone else since');
  });
});
