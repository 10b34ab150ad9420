import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** The journeys tagged `@browsers` in other engines; `scripts/testBrowsers.ts` runs the projects that are installed. */
export default defineConfig(journeys, {
  grep: /@browsers/,
  outputDir: 'test-results/browsers',
  projects: (['firefox', 'webkit'] as const).map((name) => ({
    name,
    // The options of playwright.config.ts are for Chromium.
    use: { browserName: name, launchOptions: {} },
  })),
});
