import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { countOf } from '#scripts/testCount.ts';

const folder = mkdtempSync(join(tmpdir(), 'blume-count-'));
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = (numPassedTests: number, numTotalTests: number) => ({ numPassedTests, numTotalTests });
const playwright = (stats: object) => ({
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
});

it.each<[string, number | null, unknown, [passed: number, failed: number]]>([
  ['a command without a report', 0, undefined, [1, 0]],
  ['one that fails', 1, undefined, [0, 1]],
  ['one that was stopped', null, undefined, [0, 1]],
  ['tests that pass', 0, vitest(3, 3), [3, 0]],
  ['tests that fail or are skipped', 1, vitest(3, 5), [3, 2]],
  ['a failure outside of the tests', 1, vitest(3, 3), [3, 1]],
  ['no test at all', 0, vitest(0, 0), [0, 1]],
  ['journeys that pass', 0, playwright({}), [5, 0]],
  [
    'journeys that fail, or pass at second try, or are skipped',
    1,
    playwright({ unexpected: 1, flaky: 2, skipped: 3 }),
    [5, 6],
  ],
  ['a stopped run of journeys', null, playwright({}), [5, 1]],
  ['a report that is no JSON', 0, 'broken', [0, 1]],
])('counts %s', (_, status, report, [passed, failed]) => {
  const file = join(folder, 'report.json');
  if (report !== undefined) writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  expect(countOf(status, report === undefined ? undefined : file)).toEqual({ passed, failed });
});

it('counts a missing report as a failure', () => {
  expect(countOf(0, join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 });
});
