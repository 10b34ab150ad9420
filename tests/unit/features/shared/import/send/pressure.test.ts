import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noBackOff, pauseAfter } from '#src/features/shared/import/send/answers.ts';
import { rows, runWorld } from './runWorld.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a server that wants fewer requests', () => {
  it('gets none for as long as it says, and then the same row', async () => {
    const { sent, states, rowsOf, calls } = runWorld({ a: ['busy for 5 s'], b: ['busy for 5 s'], c: [] });
    await passed(4900);
    expect(sent()).toEqual(['a', 'b']);
    expect(states.map(({ seconds }) => seconds).filter((seconds) => seconds !== null)).toEqual([
      5, 4, 3, 2, 1,
    ]);
    await passed(1000);
    expect(calls[2]?.at).toBe(5010);
    expect(rowsOf('Created').toSorted()).toEqual(['a', 'b', 'c']);
    expect(sent()).toHaveLength(5);
  });

  it('gets longer pauses if it does not say how long, up to 30 s', async () => {
    const { calls, rowsOf } = runWorld({ a: ['busy', 'busy', 'busy', 'busy', 'busy', 'busy'] });
    await passed(200_000);
    const gaps = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(gaps).toEqual([2010, 4010, 8010, 16_010, 30_010, 30_010]);
    expect(rowsOf('Created')).toEqual(['a']);
  });

  it('gets one pause for all rows that were on their way', () => {
    const first = pauseAfter(noBackOff, 1000, null);
    expect(pauseAfter(first, 1005, null)).toEqual({ pauses: 1, until: 3005 });
    expect(pauseAfter(first, 3000, 5000)).toEqual({ pauses: 2, until: 8000 });
  });

  it.each([
    [0, 1000],
    [Infinity, 86_400_000],
  ])('that says %s ms gets %s ms', (asked, length) => {
    expect(pauseAfter(noBackOff, 0, asked).until).toBe(length);
  });

  it('may have created the row of a 503', async () => {
    const { sent, rowsOf } = runWorld({ a: ['unavailable'], b: [], c: [] });
    await passed(20_000);
    expect(sent()).toEqual(['a', 'b', 'c']);
    expect(rowsOf('Unknown')).toEqual(['a']);
  });
});

describe('ten equal refusals in a row', () => {
  it.each(['forbidden', 'broken'] as const)('pause the import: %s', async (answer) => {
    const { run, sent, status, states } = runWorld(rows(300, answer));
    await passed(60_000);
    expect(status()).toBe('paused');
    expect(sent().length).toBeLessThanOrEqual(11);
    expect(states.at(-1)?.problem).toMatch(/^The server refused 10 rows in a row: /u);
    run.resume();
    await passed(60_000);
    expect(sent().length).toBeLessThanOrEqual(22);
  });

  it('of single rows do not', async () => {
    const { status, rowsOf } = runWorld(rows(30, 'refused'));
    await passed(60_000);
    expect(status()).toBe('done');
    expect(rowsOf('Failed')).toHaveLength(30);
  });

  it('pause it too when each answer is lost', async () => {
    const { sent, status, states } = runWorld(rows(300, 'lost before'));
    await passed(600_000);
    expect(status()).toBe('paused');
    expect(sent()).toHaveLength(10);
    expect(states.at(-1)?.problem).toBe('The answers to 10 rows in a row were lost.');
  });
});
