import { defineConfig } from 'playwright/test';
import journeys from './playwright.config.ts';

/** `npm run readme:pictures`: makes the pictures of the README, of the console as it is now. */
export default defineConfig(journeys, { testDir: 'tests/readme', outputDir: 'test-results/readme' });
