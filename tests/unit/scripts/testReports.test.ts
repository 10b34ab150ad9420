import { describe, expect, it } from 'vitest';
import {
  checkTally,
  emptyTally,
  playwrightTally,
  type VitestReport,
  vitestTally,
  withStatus,
} from '#scripts/testReports.ts';

const file = (name: string, statuses: readonly string[], status = 'passed', message = '') => ({
  name: `/project/${name}`,
  status,
  message,
  assertionResults: statuses.map((each) => ({ status: each })),
});
const report = (...testResults: VitestReport['testResults']): VitestReport => ({ testResults });

describe('a Vitest report', () => {
  it('is counted test by test, for the folder that is asked for', () => {
    const both = report(
      file('tests/unit/a.test.ts', ['passed', 'passed', 'failed'], 'failed'),
      file('stories/B.stories.tsx', ['passed']),
    );
    expect(vitestTally(both, '/tests/unit/')).toEqual({ passed: 2, failed: 1, notes: [] });
    expect(vitestTally(both, '/stories/')).toEqual({ passed: 1, failed: 0, notes: [] });
  });

  it('counts a file that did not load as failed, and says why', () => {
    const broken = report(file('tests/unit/a.test.ts', [], 'failed', 'Cannot find module'));
    expect(vitestTally(broken, '/tests/unit/')).toEqual({
      passed: 0,
      failed: 1,
      notes: ['/project/tests/unit/a.test.ts: Cannot find module'],
    });
  });

  it('counts skipped tests as failed, because they did not pass', () => {
    expect(
      vitestTally(report(file('tests/unit/a.test.ts', ['passed', 'skipped', 'todo'])), '/tests/'),
    ).toEqual({
      passed: 1,
      failed: 2,
      notes: [],
    });
  });

  it('without a file of the folder is a failure', () => {
    expect(vitestTally(report(), '/tests/unit/').failed).toBe(1);
  });
});

describe('a Playwright report', () => {
  const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

  it('counts skipped and flaky tests as failed', () => {
    expect(playwrightTally({ stats, errors: [] })).toEqual({ passed: 5, failed: 0, notes: [] });
    expect(
      playwrightTally({ stats: { ...stats, unexpected: 1, flaky: 2, skipped: 3 }, errors: [] }).failed,
    ).toBe(6);
  });

  it('counts errors outside of tests', () => {
    expect(playwrightTally({ stats, errors: [{ message: 'The server did not start' }] })).toEqual({
      passed: 5,
      failed: 1,
      notes: ['The server did not start'],
    });
  });
});

describe('the exit status', () => {
  it('makes a check pass or fail', () => {
    expect(checkTally(0)).toMatchObject({ passed: 1, failed: 0 });
    expect(checkTally(1)).toMatchObject({ passed: 0, failed: 1 });
    expect(checkTally(null)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('adds a failure that no test of the report had', () => {
    const good = { passed: 3, failed: 0, notes: [] };
    expect(withStatus(good, 0, 'vitest')).toBe(good);
    expect(withStatus(good, 1, 'vitest')).toEqual({
      passed: 3,
      failed: 1,
      notes: ['vitest ended with status 1 although no test failed'],
    });
    expect(withStatus(good, null, 'vitest').notes).toEqual(['vitest was stopped although no test failed']);
  });

  it('does not count a failure twice', () => {
    const bad = { passed: 3, failed: 2, notes: [] };
    expect(withStatus(bad, 1, 'vitest')).toBe(bad);
  });

  it('counts as failed when no test ran', () => {
    expect(withStatus(emptyTally, 0, 'e2e').failed).toBe(1);
  });
});
