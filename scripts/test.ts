/** `npm test`: all steps; names as arguments select some. The last line has the counts of all. */
import { mkdirSync, rmSync } from 'node:fs';
import { reportFile } from './build/buildReport.ts';
import { freePorts } from './freePorts.ts';
import { run } from './run.ts';
import { countOf } from './testCount.ts';

/** A step is one command: one check, or as many as the report that it writes has tests. */
interface Step {
  readonly name: string;
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly report?: string;
  readonly needsBuild?: true;
}

const asked = process.argv.slice(2);
const folder = 'test-results';
const ports = await freePorts();

function vitest(name: string): Step {
  const report = `${folder}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const command = ['vitest', 'run', `--project=${name}`, ...reporters];
  return { name, command, report };
}

const build: Step = {
  name: 'build',
  command: ['vite', 'build'],
  env: { VITE_API_HOST: `http://127.0.0.1:${ports.E2E_API_PORT}`, BUILD_REPORT: reportFile },
};
const checks: readonly Step[] = [
  { name: 'types', command: ['tsc', '--pretty', 'false'] },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'unused', command: ['knip'] },
  { name: 'unused', command: ['knip', '--production'] },
  { ...vitest('architecture'), needsBuild: true },
];
const journeys: Step = {
  name: 'e2e',
  command: ['playwright', 'test', '--reporter=list,json'],
  env: { ...ports, PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/e2e.json` },
  report: `${folder}/e2e.json`,
  needsBuild: true,
};

/** Stages follow each other; the lanes of a stage run in parallel, because each leaves a core idle. */
const stages = [[[build]], [checks, [vitest('unit'), vitest('server')]], [[vitest('stories')]], [[journeys]]];

const steps = stages.flat(2);
const unknown = asked.filter((word) => steps.every(({ name }) => name !== word));
if (unknown.length > 0) {
  const known = [...new Set(steps.map(({ name }) => name))];
  throw new Error(`There is no step ${unknown.join(', ')}: choose from ${known.join(', ')}.`);
}
const isAsked = ({ name }: Step) => asked.length === 0 || asked.includes(name);
const isBuildNeeded = steps.some((step) => step.needsBuild && isAsked(step));
const isSelected = (step: Step) => isAsked(step) || (step === build && isBuildNeeded);

const total = { passed: 0, failed: 0 };
let isBuilt = false;

async function runStep(step: Step): Promise<void> {
  const { name, command, env = {}, report } = step;
  // That of an earlier run does not count.
  if (report) rmSync(report, { force: true });
  const { status, output, milliseconds } = await run(command, { limit: 30 * 60_000, env });
  const { passed, failed } = countOf(status, report);
  if (step === build) isBuilt = failed === 0;
  total.passed += passed;
  total.failed += failed;
  const counts = `${passed} passed, ${failed} failed`;
  console.log(`${name.padEnd(14)}${counts.padEnd(28)}${(milliseconds / 1000).toFixed(1)} s`);
  if (failed > 0) console.log(output.trimEnd());
}

async function runInOrder(lane: readonly Step[]): Promise<void> {
  for (const step of lane.filter(isSelected)) if (isBuilt || !step.needsBuild) await runStep(step);
}

mkdirSync(folder, { recursive: true });
for (const lanes of stages) await Promise.all(lanes.map(runInOrder));
console.log(`in ${Math.round(performance.now() / 1000)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
