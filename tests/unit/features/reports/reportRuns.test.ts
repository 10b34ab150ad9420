import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildReport } from '#fixtures/build/report.ts';
import { createReportRuns, type RunStep, STEPS } from '#src/features/reports/reportRuns.ts';
import { createSampleStore } from '#src/features/shared/list/samples/sampleStore.ts';

const ready = buildReport({ id: 'A', runs: 3, runSeconds: 10 });
const failed = buildReport({ id: 'B', status: 'Failed', lastGenerated: null, runs: 0, runSeconds: 0 });
const store = createSampleStore(() => [ready, failed]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T09:00:00Z') });
});
afterEach(() => {
  store.reset();
});

/** Runs whose steps end by `next`; each step takes half a second of the fake clock. */
function bench() {
  const runs = createReportRuns(store);
  let waiting: (() => void)[] = [];
  const step: RunStep = () => new Promise((resolve) => waiting.push(resolve));
  /** Ends the pending steps, so that the runs begin their next ones. */
  async function next(count = 1) {
    for (let at = 0; at < count; at += 1) {
      vi.setSystemTime(Date.now() + 500);
      const steps = waiting;
      waiting = [];
      for (const end of steps) end();
      await Promise.resolve();
    }
  }
  const report = (id: string) => store.rows().find((row) => row.id === id);
  return { runs, step, next, report };
}

describe('createReportRuns', () => {
  it('changes Ready to Generating, with progress, and then to Ready with a new time', async () => {
    const { runs, step, next, report } = bench();
    const run = runs.start('A', step);
    expect(report('A')).toEqual({ ...ready, status: 'Generating', progress: 0 });
    await next();
    expect(report('A')?.progress).toBe(1 / STEPS);
    await next(STEPS - 1);
    expect(await run).toBe(true);
    expect(report('A')).toEqual({
      ...ready,
      lastGenerated: '2026-11-21T09:00:05.000Z',
      runs: 4,
      runSeconds: 15,
    });
    expect(report('B')).toBe(failed);
  });

  it('makes a failed report ready', async () => {
    const { runs, step, next, report } = bench();
    const run = runs.start('B', step);
    await next(STEPS);
    expect(await run).toBe(true);
    expect(report('B')).toMatchObject({ status: 'Ready', runs: 1, runSeconds: 5 });
  });

  it.each([ready, failed])('after Cancel the report is what it was: $status', async (before) => {
    const { runs, step, next, report } = bench();
    const run = runs.start(before.id, step);
    await next(3);
    runs.cancel(before.id);
    expect(report(before.id)).toBe(before);
    await next();
    expect(await run).toBe(false);
    expect(report(before.id)).toBe(before);
  });

  it('a canceled run does not continue in the run after it', async () => {
    const { runs, step, next, report } = bench();
    const first = runs.start('A', step);
    runs.cancel('A');
    const second = runs.start('A', step);
    await next();
    expect(await first).toBe(false);
    expect(report('A')?.progress).toBe(1 / STEPS);
    await next(STEPS - 1);
    expect(await second).toBe(true);
    expect(report('A')?.runs).toBe(4);
  });

  it('starts neither a running nor an unknown report', async () => {
    const { runs, step, next, report } = bench();
    const first = runs.start('A', step);
    expect(await runs.start('A', step)).toBe(false);
    expect(await runs.start('C', step)).toBe(false);
    await next(STEPS);
    expect(await first).toBe(true);
    expect(report('A')?.runs).toBe(4);
  });

  it('generates two reports side by side', async () => {
    const { runs, step, next, report } = bench();
    const both = Promise.all([runs.start('A', step), runs.start('B', step)]);
    await next(2);
    runs.cancel('A');
    await next(STEPS);
    expect(await both).toEqual([false, true]);
    expect(report('A')).toBe(ready);
    expect(report('B')?.status).toBe('Ready');
  });

  it('stopped with the session, no run writes into the reports of the next one', async () => {
    const { runs, step, next, report } = bench();
    const run = runs.start('A', step);
    await next();
    runs.stop();
    store.reset();
    await next();
    expect(await run).toBe(false);
    expect(report('A')).toBe(ready);
  });
});
