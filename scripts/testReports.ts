/** The counts of a test runner's report. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** A sentence for each failure outside of a test. */
  readonly notes: readonly string[];
}

export const emptyTally: Tally = { passed: 0, failed: 0, notes: [] };

export function add(one: Tally, other: Tally): Tally {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    notes: [...one.notes, ...other.notes],
  };
}

/** The tally of a command that counts as one check. */
export function checkTally(status: number | null): Tally {
  return status === 0 ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1 };
}

interface VitestFile {
  readonly name: string;
  readonly status: string;
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName?: string;
    /** Milliseconds; missing for a test that did not run. */
    readonly duration?: number | null;
  }[];
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  readonly testResults: readonly VitestFile[];
}

/** Counts the tests of a file; a file that did not load has no tests and counts as one failure. */
function fileTally({ name, status, message, assertionResults }: VitestFile): Tally {
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failed = assertionResults.length - passed;
  const broken = failed === 0 && (status !== 'passed' || passed === 0);
  return broken
    ? { passed, failed: 1, notes: [`${name}: ${message?.trim() || 'no test ran'}`] }
    : { passed, failed, notes: [] };
}

/**
 * Counts the files of a Vitest report whose path contains `part`. Skipped tests count as failed, because they did not
 * pass.
 */
export function vitestTally(report: VitestReport, part: string): Tally {
  const files = report.testResults.filter((file) => file.name.includes(part));
  if (files.length === 0) return { ...emptyTally, failed: 1, notes: [`No test files under ${part}`] };
  return files.map(fileTally).reduce(add, emptyTally);
}

/** A file or `describe` of Playwright's report, with its tests and nested suites. */
export interface PlaywrightSuite {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The used part of Playwright's JSON report. */
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

/** Counts a Playwright report; skipped tests, flaky tests and errors outside of tests count as failed. */
export function playwrightTally({ stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped;
  return {
    passed: stats.expected,
    failed: failed + errors.length,
    notes: errors.map(({ message }) => message ?? 'An error outside of the tests'),
  };
}

/** Adds a failure when the command failed but no test did, or when no test ran. */
export function withStatus(tally: Tally, status: number | null, name: string): Tally {
  if (status === 0 || tally.failed > 0) {
    return tally.passed + tally.failed > 0 ? tally : { ...tally, failed: 1, notes: [`${name}: nothing ran`] };
  }
  const how = status === null ? 'was stopped' : `ended with status ${status}`;
  return { ...tally, failed: 1, notes: [...tally.notes, `${name} ${how} although no test failed`] };
}
