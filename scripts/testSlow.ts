/**
 * `npm run test:slow`: journeys and stories on pages whose frames and tasks are late (slow/delayTasks.ts), which shows
 * what relies on the order of two tasks. `stories` or `e2e` as argument runs one of them, further arguments select files.
 */
import { parseArgs } from 'node:util';
import { testBrowser } from './browser.ts';
import { freePorts } from './freePorts.ts';
import { run } from './run.ts';

const HOUR = 60 * 60_000;
const { positionals } = parseArgs({ allowPositionals: true });
const [first = '', ...rest] = positionals;
const commands: Readonly<Record<string, readonly string[]>> = {
  e2e: ['playwright', 'test', '--reporter=line'],
  stories: ['vitest', 'run', '--project=stories', '--silent=passed-only'],
};
const asked = Object.keys(commands).filter((name) => first === '' || name === first);
if (asked.length === 0) throw new Error(`There is no part ${first}: choose e2e or stories.`);

const env = { ...testBrowser(), ...(await freePorts()), SLOW: '1' };
for (const name of asked) {
  const command = [...(commands[name] ?? []), ...rest];
  const { status, output, milliseconds } = await run(command, { limit: HOUR, env });
  if (status !== 0) {
    process.exitCode = 1;
    console.log(output);
  }
  console.log(`${name}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round(milliseconds / 1000)} s`);
}
