/**
 * `npm run test:soak`: 1,000 random orders of changes, each of which must end equal to the server, and 300 route changes
 * in each portal with a flat heap. `-- --seeds=20 --routes=40` tries fewer.
 */
import { parseArgs } from 'node:util';
import { testBrowser } from './browser.ts';
import { freePorts } from './freePorts.ts';
import { type CommandResult, run } from './run.ts';

const minute = 60_000;
const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '1000' }, routes: { type: 'string', default: '300' } },
});
const env = {
  ...testBrowser(),
  ...(await freePorts()),
  SOAK_SEEDS: values.seeds,
  SOAK_ROUTES: values.routes,
};
let failed = 0;

function report(name: string, { status, output, milliseconds }: CommandResult): void {
  if (status !== 0) failed += 1;
  const sizes = output.match(/after \d+ route changes: .*$/gmu) ?? [];
  for (const line of status === 0 ? sizes : [output]) console.log(line);
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round(milliseconds / 1000)} s`);
}

report(
  `${values.seeds} orders of changes`,
  await run(['vitest', 'run', '--project=soak'], { limit: 25 * minute, env }),
);
const built = await run(['vite', 'build'], {
  limit: 2 * minute,
  env: { VITE_API_HOST: `http://127.0.0.1:${env.E2E_API_PORT}` },
});
report('the build', built);
if (built.status === 0) {
  const journeys = ['playwright', 'test', '--config=playwright.soak.config.ts'];
  report(`${values.routes} route changes`, await run(journeys, { limit: 22 * minute, env }));
}
process.exitCode = failed === 0 ? 0 : 1;
