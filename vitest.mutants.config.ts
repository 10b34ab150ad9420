import { defineConfig } from 'vitest/config';
import { testContext } from './scripts/browser.ts';

process.env.TZ = testContext.timezoneId;

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    setupFiles: ['tests/unit/restoreEach.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}'],
  },
});
