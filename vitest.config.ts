import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions, testContext } from './scripts/browser.ts';
import { isSlow } from './scripts/slow/isSlow.ts';
import { workers } from './scripts/workers.ts';

/** `npm run test:pictures` photographs the states at the end of their tests. */
const pictures = process.env.PICTURES === 'yes';
const pictureFolder = 'test-results/pictures';

// Vitest scales a story that is larger than the window, and a picture shows the whole page.
const viewport = { width: 1920, height: 6000 };

process.env.TZ = testContext.timezoneId;

// Threads: to start a process for each file takes longer than most of them run.
const node = (name: string, isolate: boolean) => ({
  test: {
    name,
    environment: 'node',
    pool: 'threads',
    isolate,
    setupFiles: ['tests/unit/restoreEach.ts'],
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
        plugins: [
          storybookTest({ configDir: '.storybook', tags: { exclude: pictures ? ['behaviour'] : [] } }),
        ],
        // Bundles all packages before the first story: bundling one later would reload the page in the middle of a test.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.tsx', 'src/**/*.{ts,tsx}'] },
        test: {
          name: 'stories',
          attachmentsDir: 'test-results/attachments',
          setupFiles: pictures ? ['tests/pictures.ts'] : [],
          env: { SLOW: isSlow ? 'yes' : '' },
          // Stories share one page per worker: loading everything again for each file takes longer than its tests.
          // Pictures need a page for each file, because the module that takes them runs once in a page.
          isolate: pictures,
          // Each page has its own storage and cookies.
          maxWorkers: workers,
          // A journey has many steps; an expired session alone waits three seconds before it redirects.
          testTimeout: isSlow ? 240_000 : 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            expect: {
              toMatchScreenshot: {
                // One pixel that differs is a difference, at the edge of a letter too.
                comparatorOptions: { threshold: 0.01, includeAA: true, allowedMismatchedPixels: 0 },
                resolveScreenshotPath: ({ root, arg, ext }) => `${root}/${pictureFolder}/before/${arg}${ext}`,
                resolveDiffPath: ({ root, arg, ext }) => `${root}/${pictureFolder}/differences/${arg}${ext}`,
              },
            },
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: pictures ? { ...testContext, viewport } : testContext,
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
