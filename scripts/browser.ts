import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';

/** What a test runner gets in its environment, so that Vitest and Playwright start the same browser. */
export type BrowserEnvironment = Readonly<Record<string, string>>;

const cacheFolder = 'node_modules/.cache';

/** Where the pinned browser of the package lies, or would lie, on this machine. */
function pinnedHome(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  return resolve(cacheFolder, `chromium-${version}`);
}

/**
 * Unpacks the browser into `home`. The package does so into the temporary folder, trusts whatever lies there,
 * and brings its libraries along only when it believes to be on its cloud: hence a child process with a folder
 * of its own, renamed into place when it is whole.
 */
function unpack(home: string): void {
  const draft = `${home}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const done = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import chromium from '@sparticuz/chromium'; await chromium.executablePath();",
    ],
    {
      env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (done.status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw new Error(`The test browser could not be unpacked: ${done.stderr}`);
  }
  // Without any fonts of the system even the page's own would stay invisible.
  writeFileSync(
    join(draft, 'fonts.conf'),
    `<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir><config/></fontconfig>\n`,
  );
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another run of the tests was quicker.
    if (!existsSync(join(home, 'fonts.conf'))) throw error;
  }
}

function pinned(): BrowserEnvironment {
  const home = pinnedHome();
  if (!existsSync(join(home, 'fonts.conf'))) unpack(home);
  return {
    CHROMIUM_PATH: join(home, 'chromium'),
    FONTCONFIG_FILE: join(home, 'fonts.conf'),
    LD_LIBRARY_PATH: join(home, 'al2023/lib'),
  };
}

function playwrightsOwn(): BrowserEnvironment {
  if (!existsSync(chromium.executablePath())) {
    spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    });
  }
  if (!existsSync(chromium.executablePath())) {
    throw new Error('No browser for the tests: install Chromium and set CHROMIUM_PATH to its executable.');
  }
  return { CHROMIUM_PATH: chromium.executablePath() };
}

/**
 * Decides which Chromium the tests use and makes it ready: `CHROMIUM_PATH` when it is set; on Linux x64 the one
 * that is pinned in package.json, so that pictures are the same on every machine; elsewhere Playwright's own,
 * installed when it is missing. Throws one sentence when there is none.
 */
export function testBrowser(): BrowserEnvironment {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return { CHROMIUM_PATH: given };
  }
  return process.platform === 'linux' && process.arch === 'x64' ? pinned() : playwrightsOwn();
}

/** Launch options of Playwright for that browser, for the configuration of every runner. */
export function launchOptions() {
  // Started without scripts/test.ts (an editor, `npx vitest`), a runner finds its browser here.
  Object.assign(process.env, testBrowser());
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
