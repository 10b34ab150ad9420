import { defineConfig } from 'playwright/test';
import { launchOptions } from './scripts/browser.ts';
import { workers } from './scripts/workers.ts';

/** `npm run test:published`: every entry of the sidebar of the built Storybook in a plain browser. */
export default defineConfig({
  testDir: 'tests/published',
  outputDir: 'test-results/published',
  fullyParallel: true,
  forbidOnly: true,
  workers,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { browserName: 'chromium', launchOptions: launchOptions(), screenshot: 'only-on-failure' },
  projects: [
    // The Atlas shows pictures of the visit.
    {
      name: 'visit',
      testMatch: ['entries.spec.ts', 'practice.spec.ts', 'search.spec.ts'],
      teardown: 'atlas',
    },
    { name: 'atlas', testMatch: 'atlas.spec.ts' },
  ],
});
