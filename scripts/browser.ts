import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright';

/** Environment variables with which Vitest and Playwright start the same browser. */
export type BrowserEnvironment = Readonly<Record<string, string>>;

const cacheFolder = 'node_modules/.cache';

/** The folder of the package's pinned browser, which may not exist yet. */
function pinnedFolder(): string {
  const { version } = JSON.parse(readFileSync('node_modules/@sparticuz/chromium/package.json', 'utf8'));
  return resolve(cacheFolder, `chromium-${version}`);
}

/**
 * Unpacks the browser into `folder`. The package unpacks into the temporary folder, reuses any file that is there, and
 * includes its libraries only on AWS. Hence a child process with AWS variables and its own folder, which is renamed
 * when it is complete.
 */
function unpack(folder: string): void {
  const temporary = `${folder}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  const done = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      "import chromium from '@sparticuz/chromium'; await chromium.executablePath();",
    ],
    {
      env: { ...process.env, TMPDIR: temporary, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' },
      encoding: 'utf8',
    },
  );
  if (done.status !== 0) {
    rmSync(temporary, { recursive: true, force: true });
    throw new Error(`The test browser could not be unpacked: ${done.stderr}`);
  }
  // Without any system font, even the page's own fonts are not rendered.
  writeFileSync(
    join(temporary, 'fonts.conf'),
    `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir><config/></fontconfig>\n`,
  );
  try {
    renameSync(temporary, folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    // Another test run has unpacked it meanwhile.
    if (!existsSync(join(folder, 'fonts.conf'))) throw error;
  }
}

function pinned(): BrowserEnvironment {
  const folder = pinnedFolder();
  if (!existsSync(join(folder, 'fonts.conf'))) unpack(folder);
  return {
    CHROMIUM_PATH: join(folder, 'chromium'),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
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
 * Selects and prepares the Chromium of the tests: `CHROMIUM_PATH` if set; on Linux x64 the one pinned in package.json,
 * so that screenshots are the same on every machine; elsewhere Playwright's own, installed if missing. Throws when
 * there is none.
 */
export function testBrowser(): BrowserEnvironment {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names no file: ${given}`);
    return { CHROMIUM_PATH: given };
  }
  return process.platform === 'linux' && process.arch === 'x64' ? pinned() : playwrightsOwn();
}

/** Playwright's launch options for that browser, for the configuration of every test runner. */
export function launchOptions() {
  // For runners that are started without scripts/test.ts (by an editor or `npx vitest`).
  Object.assign(process.env, testBrowser());
  return {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // As people's Chrome lays out text. The pinned build rounds each letter to whole pixels without it.
      '--font-render-hinting=none',
    ],
  };
}

/** The context of the tests in the browser: a zone away from UTC, so that mixing up local and UTC times is seen. */
export const testContext = {
  timezoneId: 'Asia/Dubai',
  locale: 'en-GB',
  reducedMotion: 'reduce',
  deviceScaleFactor: 1,
} as const;
