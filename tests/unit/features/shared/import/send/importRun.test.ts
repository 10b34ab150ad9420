import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rows, runWorld } from './runWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a run', () => {
  it('sends every row once, two at a time, and rests once', async () => {
    const { most, sent, onEnded, rowsOf, status } = runWorld(rows(5));
    await passed(1000);
    expect(sent()).toEqual(['r0', 'r1', 'r2', 'r3', 'r4']);
    expect(most()).toBe(2);
    expect(rowsOf('Created')).toHaveLength(5);
    expect(status()).toBe('done');
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('keeps the message of a failed row, and sends only those again', async () => {
    const { run, sent, settled, message, onEnded } = runWorld({ a: [], b: ['refused'], c: ['broken'] });
    await passed(1000);
    expect(settled()).toEqual({ a: 'Created', b: 'Failed', c: 'Failed' });
    expect(message('b')).toBe('A developer with this email already exists');
    run.begin(['b', 'c']);
    await passed(5000);
    expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Created' });
    expect(sent().toSorted()).toEqual(['a', 'b', 'b', 'c', 'c']);
    expect(onEnded).toHaveBeenCalledTimes(2);
  });

  it('pauses after the running rows, rests once, and goes on', async () => {
    const { run, sent, onEnded, rowsOf, status } = runWorld(rows(4));
    await passed(5);
    run.pause();
    expect(status()).toBe('pausing');
    await passed(1000);
    expect(status()).toBe('paused');
    expect(sent()).toEqual(['r0', 'r1']);
    expect(onEnded).toHaveBeenCalledOnce();
    run.resume();
    await passed(1000);
    expect(rowsOf('Created')).toHaveLength(4);
  });

  it('stops after the running rows; the others are not sent', async () => {
    const { run, settled, message, sent, status } = runWorld({ a: ['lost after'], b: [], c: [], d: [] });
    await passed(5);
    run.stop();
    await passed(1000);
    expect(status()).toBe('stopped');
    expect(sent()).toEqual(['a', 'b']);
    expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Skipped', d: 'Skipped' });
    expect(message('c')).toBe('Not sent');
  });

  it('is told when it is stopped after the session has expired', async () => {
    const { run, onEnded, status } = runWorld({ a: [], b: ['expired'], c: [] });
    await passed(1000);
    expect(status()).toBe('paused');
    run.stop();
    await passed(1000);
    expect(status()).toBe('stopped');
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('waits for the next session when the last row of a stopped run finds that this one has expired', async () => {
    const { run, onEnded, settled, status } = runWorld({ a: [], b: ['expired'], c: [] });
    await passed(5);
    run.stop();
    await passed(1000);
    expect(status()).toBe('paused');
    expect(onEnded).not.toHaveBeenCalled();
    run.stop();
    await passed(1000);
    expect(status()).toBe('stopped');
    expect(settled()).toEqual({ a: 'Created', b: 'Skipped', c: 'Skipped' });
    expect(onEnded).toHaveBeenCalledOnce();
  });

  it('waits without a word when the session expires, and sends that row again', async () => {
    const { run, created, onEnded, rowsOf, status } = runWorld({ a: [], b: ['expired'], c: [] });
    await passed(1000);
    expect(status()).toBe('paused');
    expect(onEnded).not.toHaveBeenCalled();
    run.resume();
    await passed(1000);
    expect(created.toSorted()).toEqual(['a', 'b', 'c']);
    expect(rowsOf('Created')).toHaveLength(3);
  });
});

describe('a row whose answer was lost', () => {
  it('is found 1, 3 or 8 s later, and is not sent again', async () => {
    for (const late of [0, 500, 2000, 4000, 7900]) {
      const { created, settled, sent, reads, had } = runWorld({ a: [`late ${late}`], b: [], c: [] });
      await passed(10_000);
      expect(settled()).toEqual({ a: 'Created', b: 'Created', c: 'Created' });
      expect(created.toSorted()).toEqual(['a', 'b', 'c']);
      expect(sent()).toEqual(['a', 'b', 'c']);
      expect(reads).toEqual([1010, 3010, 8010].slice(0, reads.length));
      expect(had('waiting')).toBe(true);
    }
  });

  it('is Unknown at once, and after 8 s the other rows are sent', async () => {
    const { rowsOf, sent, reads, status } = runWorld({ a: ['lost before'], b: [], c: [] });
    await passed(20);
    expect(rowsOf('Unknown')).toEqual(['a']);
    await passed(7980);
    expect(sent()).toEqual(['a', 'b']);
    await passed(1000);
    expect(rowsOf('Unknown')).toEqual(['a']);
    expect(rowsOf('Created')).toEqual(['b', 'c']);
    expect(reads).toHaveLength(3);
    expect(status()).toBe('done');
  });

  it('is sent again by Retry only, and only if the list does not have it', async () => {
    const { run, created, settled, sent } = runWorld({ a: ['late 9000'], b: ['lost before'] });
    await passed(8500);
    expect(settled()).toEqual({ a: 'Unknown', b: 'Unknown' });
    await passed(1000);
    run.begin(['a', 'b']);
    await passed(1000);
    expect(settled()).toEqual({ a: 'Created', b: 'Created' });
    expect(sent()).toEqual(['a', 'b', 'b']);
    expect(created.toSorted()).toEqual(['a', 'b']);
  });

  it('is Created when the server refuses the second try, because it has it by then', async () => {
    const { run, settled, created } = runWorld({ a: ['lost before', 'lost after', 'refused'] });
    await passed(9000);
    run.begin(['a']);
    await passed(9000);
    expect(settled()).toEqual({ a: 'Created' });
    expect(created).toEqual(['a']);
  });

  it('stays Unknown in a paused and in a stopped run', async () => {
    const { run, rowsOf, status } = runWorld({ a: ['late 5000'], b: [], c: [] });
    await passed(2000);
    run.pause();
    await passed(10_000);
    expect(status()).toBe('paused');
    expect(rowsOf('Unknown')).toEqual(['a']);
    run.resume();
    await passed(1000);
    expect(rowsOf('Created')).toEqual(['a', 'b', 'c']);

    const stopped = runWorld({ a: ['late 5000'], b: [], c: [] });
    await passed(2000);
    stopped.run.stop();
    await passed(100);
    expect(stopped.rowsOf('Unknown')).toEqual(['a']);
    expect(stopped.rowsOf('Skipped')).toEqual(['c']);
  });

  it('lets the others wait until the list can be read, which is not asked again and again', async () => {
    const { away, sent, rowsOf, reads } = runWorld({ a: ['lost before'], b: ['lost after'], c: [], d: [] });
    await passed(5);
    away(true);
    await passed(60_000);
    expect(sent()).toEqual(['a', 'b']);
    expect(reads.length).toBeLessThan(12);
    away(false);
    await passed(10_000);
    expect(rowsOf('Unknown')).toEqual(['a']);
    expect(rowsOf('Created').toSorted()).toEqual(['b', 'c', 'd']);
  });
});
