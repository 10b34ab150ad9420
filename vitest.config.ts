import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, testContext } from './scripts/browser.ts';

process.env.TZ = testContext.timezoneId;

// Threads: to start a process for each file takes longer than most of them run.
const node = (name: string, isolate: boolean) => ({
  test: {
    name,
    environment: 'node',
    pool: 'threads',
    isolate,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
  },
});

export default defineConfig({
  test: {
    projects: [
      // Small and many: they share what they import, and leave it as they found it.
      node('unit', false),
      node('server', true),
      node('architecture', true),
      // Part of `npm run test:soak` only.
      node('soak', true),
      {
        extends: './.storybook/vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found before the first story runs: bundling a package in the middle would reload the page under it.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.tsx', 'src/**/*.{ts,tsx}'] },
        test: {
          name: 'stories',
          // One page for many files: the preview starts every story fresh, and loading everything anew for each
          // of a hundred files takes longer than running them.
          isolate: false,
          // Two of them, with storage and cookies of their own: a page waits for half of its time.
          maxWorkers: 2,
          // A journey is many steps, and three seconds of one are the veil of an expired session.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: testContext,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
