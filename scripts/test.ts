import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { testBrowser } from './browser.ts';
import { reportFile } from './build/buildReport.ts';
import { freePorts } from './freePorts.ts';
import { type CommandResult, run } from './run.ts';
import {
  add,
  checkTally,
  emptyTally,
  type PlaywrightReport,
  playwrightTally,
  type Tally,
  type VitestReport,
  vitestTally,
  withStatus,
} from './testReports.ts';
import { playwrightTimes, slowest, type Timed, vitestTimes } from './testTimes.ts';

const minute = 60_000;
const reports = 'test-results';
const journeysReport = `${reports}/e2e.json`;
const reportOf = (projects: readonly string[]) => `${reports}/vitest-${projects.join('-')}.json`;

/** All steps in the order in which they run; `npm test` runs all, arguments select some. */
const all = [
  'types',
  'lint',
  'unused',
  'build',
  'bytes',
  'unit',
  'server',
  'architecture',
  'pictures',
  'stories',
  'e2e',
] as const;
type Step = (typeof all)[number];

function selectSteps(names: readonly string[]): ReadonlySet<Step> {
  const unknown = names.filter((name) => !all.some((step) => step === name));
  if (unknown.length > 0)
    throw new Error(`There is no step ${unknown.join(', ')}: choose from ${all.join(', ')}.`);
  const steps = new Set(all.filter((step) => names.length === 0 || names.includes(step)));
  // These steps need the production build.
  if (steps.has('bytes') || steps.has('architecture') || steps.has('e2e')) steps.add('build');
  return steps;
}

let total = emptyTally;
const slow: string[] = [];

function report(name: string, tally: Tally, milliseconds: number): void {
  total = add(total, tally);
  const counts = `${tally.passed} passed, ${tally.failed} failed`;
  console.log(`${name.padEnd(14)}${counts.padEnd(28)}${(milliseconds / 1000).toFixed(1)} s`);
}

function showFailure(result: CommandResult, tally: Tally): void {
  if (tally.failed === 0) return;
  console.log(result.output.split('\n').slice(-400).join('\n'));
  for (const note of tally.notes) console.log(note);
}

async function check(name: string, command: readonly string[], env = {}): Promise<boolean> {
  const result = await run(command, { limit: 2 * minute, env });
  const tally = checkTally(result.status);
  report(name, tally, result.milliseconds);
  showFailure(result, tally);
  return tally.failed === 0;
}

/** Reads a runner's report; one that is missing or broken gives a tally with one failure. */
function read<Report>(file: string, count: (report: Report) => Tally): Tally {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch (error) {
    return { ...emptyTally, failed: 1, notes: [`${file} could not be read: ${String(error)}`] };
  }
}

/** Collects the slowest tests of a report for the end of the output. */
function collectSlowest<Report>(
  what: string,
  file: string,
  times: (report: Report) => readonly Timed[],
): void {
  if (!existsSync(file)) return;
  slow.push(`The slowest ${what}:`, ...slowest(times(JSON.parse(readFileSync(file, 'utf8')) as Report), 10));
}

async function vitest(projects: readonly Step[], env: Readonly<Record<string, string>>): Promise<void> {
  // Removes the report of an earlier run.
  const file = reportOf(projects);
  rmSync(file, { force: true });
  const result = await run(
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${file}`,
      ...projects.map((project) => `--project=${project}`),
    ],
    { limit: 15 * minute, env },
  );
  const parts = projects.map((project) => ({
    project,
    tally: read<VitestReport>(file, (report) =>
      vitestTally(report, project === 'stories' ? '/stories/' : `/tests/${project}/`),
    ),
  }));
  const sum = parts.map(({ tally }) => tally).reduce(add, emptyTally);
  const extra = withStatus(sum, result.status, 'vitest').failed - sum.failed;
  for (const [index, { project, tally }] of parts.entries()) {
    // The first project includes errors outside of tests and the duration of all.
    const reported = index === 0 ? { ...tally, failed: tally.failed + extra } : tally;
    report(project, reported, index === 0 ? result.milliseconds : 0);
  }
  showFailure(result, withStatus(sum, result.status, 'vitest'));
}

async function e2e(env: Readonly<Record<string, string>>): Promise<void> {
  rmSync(journeysReport, { force: true });
  const result = await run(['playwright', 'test', '--reporter=list,json'], {
    limit: 15 * minute,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport },
  });
  const tally = withStatus(read(journeysReport, playwrightTally), result.status, 'e2e');
  report('e2e', tally, result.milliseconds);
  showFailure(result, tally);
}

/** Builds the console for the API of the journeys, once for all steps that need the build. */
async function build(api: string): Promise<boolean> {
  // Removes the report of an earlier build.
  rmSync(reportFile, { force: true });
  return check('build', ['vite', 'build'], { VITE_API_HOST: api, BUILD_REPORT: reportFile });
}

async function bytes(): Promise<void> {
  const result = await run(['tsx', 'scripts/bytes.ts'], { limit: minute });
  const tally = checkTally(result.status);
  report('bytes', tally, result.milliseconds);
  console.log(result.output.trimEnd());
}

const lint = ['biome', 'ci', '--colors=off', '--error-on-warnings', '--max-diagnostics=200', '.'];

async function staticChecks(): Promise<void> {
  if (steps.has('types')) await check('types', ['tsc', '--pretty', 'false']);
  if (steps.has('lint')) await check('lint', lint);
  if (steps.has('unused')) {
    await check('unused', ['knip']);
    await check('unused, shipped', ['knip', '--production']);
  }
  if (steps.has('bytes') && built) await bytes();
}

async function testsInNode(): Promise<void> {
  const projects = (['unit', 'server', 'architecture'] as const).filter((step) => steps.has(step));
  if (projects.length > 0) await vitest(projects, browser);
}

/** Whether the pictures of stories can be taken, which `npm run test:pictures` compares. */
async function pictures(env: Readonly<Record<string, string>>): Promise<void> {
  if (steps.has('pictures')) await check('pictures', ['tsx', 'scripts/testPictures.ts', '--quick-test'], env);
}

const startedAt = performance.now();
const steps = selectSteps(process.argv.slice(2));
mkdirSync(reports, { recursive: true });

const inBrowser = (['pictures', 'stories', 'e2e'] as const).some((step) => steps.has(step));
const browser = inBrowser ? testBrowser() : {};
const ports = await freePorts();
const built = steps.has('build') && (await build(`http://127.0.0.1:${ports.E2E_API_PORT}`));
// In parallel, because the tests in Node leave one of two cores idle most of the time.
await Promise.all([staticChecks().then(() => pictures(browser)), testsInNode()]);
if (steps.has('stories')) {
  await vitest(['stories'], browser);
  collectSlowest<VitestReport>('stories', reportOf(['stories']), (report) =>
    vitestTimes(report, '/stories/'),
  );
}
if (steps.has('e2e') && built) {
  await e2e({ ...browser, ...ports });
  collectSlowest<PlaywrightReport>('journeys', journeysReport, playwrightTimes);
}

for (const line of slow) console.log(line);
console.log(`in ${Math.round((performance.now() - startedAt) / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
