import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RunPorts, RunStatus, Settled } from '#src/features/shared/import/send/run.ts';
import { startRun } from '#src/features/shared/import/send/runImport.ts';
import { forAllAsync } from '../../../../properties.ts';

class CallError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status = 0, message = 'Refused') {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** What the server does with a try of a row. */
type Answer = 'created' | 'refused' | 'broken' | 'lost before' | 'lost after' | 'expired';

const failures: Readonly<Record<Exclude<Answer, 'created'>, CallError>> = {
  refused: new CallError('http', 409, 'A developer with this email already exists'),
  broken: new CallError('http', 500, 'The server is resting.'),
  'lost before': new CallError('network'),
  'lost after': new CallError('shape', 201),
  expired: new CallError('http', 401),
};

/** A server that answers by plan, with what it has created, and the run that sends rows to it. */
function world(plan: Readonly<Record<string, readonly Answer[]>>, complete = true) {
  const created: string[] = [];
  const calls: string[] = [];
  const settled = new Map<string, Settled>();
  const statuses: RunStatus[] = [];
  const tries = new Map<string, number>();
  let sending = 0;
  let most = 0;
  let reads = 0;
  let readable = true;
  const onRest = vi.fn();
  const ports: RunPorts = {
    async create(id) {
      const at = tries.get(id) ?? 0;
      tries.set(id, at + 1);
      calls.push(id);
      sending += 1;
      most = Math.max(most, sending);
      await new Promise((resolve) => setTimeout(resolve, 10));
      sending -= 1;
      const answer = plan[id]?.[at] ?? 'created';
      if (answer === 'created' || answer === 'lost after') {
        if (created.includes(id)) throw failures.refused;
        created.push(id);
      }
      if (answer !== 'created') throw failures[answer];
    },
    async readList() {
      reads += 1;
      if (!readable) throw failures['lost before'];
      return (id) => (created.includes(id) ? 'listed' : complete ? 'missing' : 'unknown');
    },
    onSettled: (id, now) => settled.set(id, now),
    onStatus: (status) => statuses.push(status),
    onRest,
  };
  const run = startRun(Object.keys(plan), ports);
  return {
    run,
    created,
    calls,
    statuses,
    onRest,
    settled: () => Object.fromEntries([...settled].map(([id, { outcome }]) => [id, outcome])),
    message: (id: string) => settled.get(id)?.message,
    reads: () => reads,
    most: () => most,
    away: (is: boolean) => {
      readable = !is;
    },
  };
}

const rows = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, []]));

beforeAll(() => {
  vi.useFakeTimers();
});
afterAll(() => {
  vi.useRealTimers();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a run', () => {
  it('sends every row once, two at a time, and rests once', async () => {
    const { most, calls, onRest, settled, run } = world(rows('a', 'b', 'c', 'd', 'e'));
    await passed(1000);
    expect(calls).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(most()).toBe(2);
    expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Created', d: 'Created', e: 'Created' });
    expect(run.status()).toBe('done');
    expect(onRest).toHaveBeenCalledOnce();
  });

  it('keeps the message of a failed row, and sends only those again', async () => {
    const { run, calls, settled, message, onRest } = world({ a: [], b: ['refused'], c: ['broken'] });
    await passed(1000);
    expect(settled()).toEqual({ a: 'Created', b: 'Failed', c: 'Failed' });
    expect(message('b')).toBe('A developer with this email already exists');
    run.retry(['b', 'c']);
    await passed(5000);
    expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Created' });
    expect(calls.toSorted()).toEqual(['a', 'b', 'b', 'c', 'c']);
    expect(onRest).toHaveBeenCalledTimes(2);
  });

  it.each(['lost before', 'lost after'] as const)(
    'creates a row once whose answer was %s',
    async (answer) => {
      const { created, settled, reads, statuses } = world({ a: [answer], b: [], c: [] });
      await passed(5000);
      expect(created.toSorted()).toEqual(['a', 'b', 'c']);
      expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Created' });
      expect(reads()).toBe(1);
      expect(statuses).toContain('waiting');
    },
  );

  it('sends nothing while the server is away, and goes on when the list can be read', async () => {
    const { away, calls, created, settled } = world({ a: ['lost before'], b: ['lost before'], c: [], d: [] });
    away(true);
    await passed(10_000);
    expect(calls).toEqual(['a', 'b']);
    away(false);
    await passed(20_000);
    expect(created.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(Object.values(settled())).toEqual(['Created', 'Created', 'Created', 'Created']);
  });

  it('never sends a lost row again by itself if the list is not complete', async () => {
    const { calls, settled } = world({ a: ['lost before'], b: [] }, false);
    await passed(60_000);
    expect(settled()).toEqual({ a: 'Unknown', b: 'Created' });
    expect(calls).toEqual(['a', 'b']);
  });

  it('gives up a row whose answer is lost again and again', async () => {
    const lost: Answer = 'lost before';
    const { settled, run } = world({ a: [lost, lost, lost, lost] });
    await passed(60_000);
    expect(settled()).toEqual({ a: 'Failed' });
    expect(run.status()).toBe('done');
  });

  it('pauses after the running rows, rests once, and goes on', async () => {
    const { run, calls, onRest, settled } = world(rows('a', 'b', 'c', 'd'));
    await passed(5);
    run.pause();
    expect(run.status()).toBe('pausing');
    await passed(1000);
    expect(run.status()).toBe('paused');
    expect(calls).toEqual(['a', 'b']);
    expect(onRest).toHaveBeenCalledOnce();
    run.resume();
    await passed(1000);
    expect(Object.keys(settled())).toEqual(['a', 'b', 'c', 'd']);
  });

  it('stops after the running rows; the others are not sent', async () => {
    const { run, settled, message, calls } = world({ a: ['lost after'], b: [], c: [], d: [] });
    await passed(5);
    run.stop();
    await passed(1000);
    expect(run.status()).toBe('stopped');
    expect(calls).toEqual(['a', 'b']);
    expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Skipped', d: 'Skipped' });
    expect(message('c')).toBe('Not sent');
  });

  it('waits without a word when the session expires, and sends that row again', async () => {
    const { run, created, onRest, settled } = world({ a: [], b: ['expired'], c: [] });
    await passed(1000);
    expect(run.status()).toBe('paused');
    expect(onRest).not.toHaveBeenCalled();
    run.resume();
    await passed(1000);
    expect(created.toSorted()).toEqual(['a', 'b', 'c']);
    expect(Object.keys(settled()).toSorted()).toEqual(['a', 'b', 'c']);
  });

  const any: readonly Answer[] = ['created', 'refused', 'broken', 'lost before', 'lost after', 'expired'];
  const plans = fc.array(fc.array(fc.constantFrom(...any), { maxLength: 4 }), { minLength: 1, maxLength: 8 });
  const presses = fc.array(
    fc.tuple(fc.nat(1500), fc.constantFrom('pause', 'resume', 'hold', 'stop', 'retry')),
    { maxLength: 8 },
  );

  it('creates each row at most once, and says so, whatever the server does and the user presses', async () => {
    await forAllAsync(fc.tuple(plans, presses), async ([plan, pressed]) => {
      const { run, created, settled } = world(Object.fromEntries(plan.map((row, at) => [`r${at}`, row])));
      const rowsOf = (outcome: string) => Object.keys(settled()).filter((id) => settled()[id] === outcome);
      for (const [ms, command] of pressed) {
        await passed(ms);
        if (command === 'retry') run.retry(rowsOf('Failed'));
        else run[command]();
      }
      const ended = () => ['done', 'stopped'].includes(run.status());
      for (let at = 0; at < 40 && !ended(); at += 1) {
        await passed(30_000);
        run.resume();
      }
      expect(ended()).toBe(true);
      expect(Object.keys(settled())).toHaveLength(plan.length);
      expect(new Set(created).size).toBe(created.length);
      expect(rowsOf('Created').toSorted()).toEqual(created.toSorted());
    });
  });
});
