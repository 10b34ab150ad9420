/**
 * `npm run test:browsers`: the journeys tagged `@browsers` (sign-in, a list, a form, an export) in Firefox and WebKit.
 * A browser that is not installed is not tested, and the output says so.
 */
import { existsSync } from 'node:fs';
import { firefox, webkit } from 'playwright';
import { freePorts } from './freePorts.ts';
import { run } from './run.ts';

const minute = 60_000;
const isInstalled = (browser: typeof firefox) => existsSync(browser.executablePath());
const tested = [firefox, webkit].filter(isInstalled).map((browser) => browser.name());
for (const browser of [firefox, webkit].filter((one) => !isInstalled(one))) {
  const name = browser.name();
  console.log(`Not tested: ${name} is missing on this machine; npx playwright install ${name} installs it.`);
}

if (tested.length > 0) {
  const ports = await freePorts();
  const host = { VITE_API_HOST: `http://127.0.0.1:${ports.E2E_API_PORT}` };
  const build = await run(['vite', 'build'], { limit: 2 * minute, env: host });
  const projects = tested.map((name) => `--project=${name}`);
  const journeys = ['playwright', 'test', '--config=playwright.browsers.config.ts', ...projects];
  const result = build.status === 0 ? await run(journeys, { limit: 15 * minute, env: ports }) : build;
  console.log(result.output.trimEnd());
  process.exitCode = result.status === 0 ? 0 : 1;
}
