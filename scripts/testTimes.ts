import type { PlaywrightReport, PlaywrightSuite, VitestReport } from './testReports.ts';

/** The duration of a test. */
export interface Timed {
  readonly name: string;
  readonly milliseconds: number;
}

/** The tests in files whose path contains `part`; names start with the path after `part`. */
export function vitestTimes(report: VitestReport, part: string): readonly Timed[] {
  return report.testResults
    .filter(({ name }) => name.includes(part))
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName = '', duration }) => ({
        name: `${name.slice(name.lastIndexOf(part) + part.length)}: ${fullName}`,
        milliseconds: duration ?? 0,
      })),
    );
}

function suiteTimes({ specs, suites = [] }: PlaywrightSuite): readonly Timed[] {
  const times = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    milliseconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...times, ...suites.flatMap(suiteTimes)];
}

/** The tests of a Playwright report; names start with the file. */
export function playwrightTimes({ suites = [] }: PlaywrightReport): readonly Timed[] {
  return suites.flatMap(suiteTimes);
}

/** One line for each of the slowest tests, slowest first. */
export function slowest(times: readonly Timed[], count: number): readonly string[] {
  return [...times]
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
