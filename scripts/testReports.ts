/** What a runner found, in numbers that can be added up. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A sentence for each failure that has no test of its own to point at. */
  readonly notes: readonly string[];
}

export const nothing: Tally = { passed: 0, failed: 0, notes: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    notes: [...one.notes, ...other.notes],
  };
}

/** A check that is one thing: it holds or it does not. */
export function checkTally(status: number | null): Tally {
  return status === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 };
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName?: string;
    /** Milliseconds; without a test that ran there is none. */
    readonly duration?: number | null;
  }[];
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly testResults: readonly VitestFile[];
}

/** Counts a file of Vitest's report; one that did not load has no tests in it and counts as failed. */
function fileTally({ name, status, message, assertionResults }: VitestFile): Tally {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.length - passed;
  const broken = failed === 0 && (status !== 'passed' || passed === 0);
  return broken
    ? { passed, failed: 1, notes: [`${name}: ${message?.trim() || 'no test ran'}`] }
    : { passed, failed, notes: [] };
}

/**
 * Counts the files of a Vitest report whose path holds `part`. A test that was skipped counts as failed: nobody
 * saw it pass.
 */
export function vitestTally(report: VitestReport, part: string): Tally {
  const files = report.testResults.filter((file) => file.name.includes(part));
  if (files.length === 0) return { ...nothing, failed: 1, notes: [`No test files under ${part}`] };
  return files.map(fileTally).reduce(add, nothing);
}

/** A file or a `describe` of Playwright's report, with its tests and the ones below it. */
export interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** Counts a Playwright report; skipped and flaky tests count as failed, and so do errors outside of tests. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: failed + errors.length,
    notes: errors.map(({ message }) => message ?? 'An error outside of the tests'),
  };
}

/** Holds the numbers against the exit status: a run that says it failed has at least one failure. */
export function withStatus(tally: Tally, status: number | null, name: string): Tally {
  if (status === 0 || tally.failed > 0) {
    return tally.passed + tally.failed > 0 ? tally : { ...tally, failed: 1, notes: [`${name}: nothing ran`] };
  }
  const how = status === null ? 'was stopped' : `ended with status ${status}`;
  return { ...tally, failed: 1, notes: [...tally.notes, `${name} ${how} although no test failed`] };
}
