import { defineConfig } from 'playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { isSlow } from './scripts/slow/isSlow.ts';
import { workers } from './scripts/workers.ts';

const port = process.env.E2E_PORT ?? '4273';
const apiPort = process.env.E2E_API_PORT ?? '4274';
// The same host for both, or the session cookie would not be sent.
process.env.E2E_ORIGIN = `http://127.0.0.1:${port}`;
process.env.E2E_API_ORIGIN = `http://127.0.0.1:${apiPort}`;

/** Journeys over real HTTP: the production build, and a reference API that every test has to itself. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers,
  retries: 0,
  timeout: isSlow ? 240_000 : 30_000,
  expect: { timeout: isSlow ? 30_000 : 5000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_ORIGIN,
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Asia/Dubai',
    contextOptions: { reducedMotion: 'reduce' },
    // A journey that failed leaves its last picture and what was in the page. Its trace (`--trace=on`) would take time of
    // every journey: 5 % for the steps alone, a third with their pictures.
    screenshot: 'only-on-failure',
  },
  webServer: {
    // scripts/test.ts has built the console for these ports already.
    command: `node node_modules/tsx/dist/cli.mjs scripts/start.ts --faults${process.env.E2E_BUILT ? ' --no-build' : ''}`,
    env: { PORT: port, API_PORT: apiPort },
    url: process.env.E2E_ORIGIN,
    reuseExistingServer: false,
    timeout: 60_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
  },
});
