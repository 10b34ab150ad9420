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
const env = { ...testBrowser(), ...(await freePorts()), SLOW: '1' };
const parts: Readonly<Record<string, readonly (readonly string[])[]>> = {
  e2e: [
    ['vite', 'build'],
    ['playwright', 'test', '--reporter=line', ...rest],
  ],
  stories: [['vitest', 'run', '--project=stories', '--silent=passed-only', ...rest]],
};
const asked = Object.entries(parts).filter(([name]) => first === '' || name === first);
if (asked.length === 0) throw new Error(`There is no part ${first}: choose e2e or stories.`);

const VITE_API_HOST = `http://127.0.0.1:${env.E2E_API_PORT}`;
for (const [name, commands] of asked) {
  for (const command of commands) {
    const { status, output, milliseconds } = await run(command, {
      limit: HOUR,
      env: { ...env, VITE_API_HOST },
    });
    console.log(
      `${name}, ${command[0]}: ${status === 0 ? 'passed' : 'failed'} in ${Math.round(milliseconds / 1000)} s`,
    );
    if (status === 0) continue;
    process.exitCode = 1;
    console.log(output);
    break;
  }
}
