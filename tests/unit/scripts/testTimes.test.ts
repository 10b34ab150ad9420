import { expect, it } from 'vitest';
import { playwrightTimes, slowest, vitestTimes } from '#scripts/testTimes.ts';

const spec = (title: string, ...durations: readonly number[]) => ({
  title,
  file: 'shell.spec.ts',
  tests: [{ results: durations.map((duration) => ({ duration })) }],
});

it('reads the time of every story', () => {
  const file = (name: string) => ({
    name,
    status: 'passed',
    assertionResults: [
      { status: 'passed', fullName: 'Default', duration: 12.5 },
      { status: 'skipped', fullName: 'Empty', duration: null },
    ],
  });
  const report = {
    testResults: [file('/x/stories/components/A.stories.tsx'), file('/x/tests/unit/a.test.ts')],
  };
  expect(vitestTimes(report, '/stories/')).toEqual([
    { name: 'components/A.stories.tsx: Default', milliseconds: 12.5 },
    { name: 'components/A.stories.tsx: Empty', milliseconds: 0 },
  ]);
});

it('reads the time of every journey, in groups of groups and with every attempt', () => {
  const report = {
    stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [{ specs: [spec('one', 5)], suites: [{ specs: [spec('two', 1, 2)], suites: [] }] }],
  };
  expect(playwrightTimes(report)).toEqual([
    { name: 'shell.spec.ts: one', milliseconds: 5 },
    { name: 'shell.spec.ts: two', milliseconds: 3 },
  ]);
});

it('lists the slowest first and no more than asked for', () => {
  const times = [10, 12_345, 800].map((milliseconds) => ({ name: `after ${milliseconds}`, milliseconds }));
  expect(slowest(times, 2)).toEqual(['   12.3 s  after 12345', '    0.8 s  after 800']);
  expect(slowest([], 10)).toEqual([]);
});
