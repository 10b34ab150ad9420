import { readFileSync } from 'node:fs';

/** The checks of a step. */
interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** The used part of Vitest's report, or of Playwright's. */
type Report =
  | { readonly numTotalTests: number; readonly numPassedTests: number }
  | { readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>> };

/** A test that was skipped, or passed at the second try, is a failure; so is a report that is missing or broken. */
function read(file: string): Count {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    if (!('stats' in report)) {
      return { passed: report.numPassedTests, failed: report.numTotalTests - report.numPassedTests };
    }
    const { expected, unexpected, flaky, skipped } = report.stats;
    return { passed: expected, failed: unexpected + flaky + skipped };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The checks of a command: those of its report, or itself. One is failed, too, if its status is bad or no test passed. */
export function countOf(status: number | null, report?: string): Count {
  if (report === undefined) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const { passed, failed } = read(report);
  const isGood = status === 0 && passed > 0;
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}
