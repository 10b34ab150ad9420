import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** The heap over hundreds of route changes: a part of `npm run test:soak`, not of `npm test`. */
export default defineConfig(journeys, {
  testDir: 'tests/soak',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/soak',
  workers: 1,
});
