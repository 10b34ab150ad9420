import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

// A zone away from UTC, so that mixing up local and UTC times cannot go unseen.
const timeZone = 'Asia/Dubai';
process.env.TZ = timeZone;

const systemChromium = '/usr/bin/chromium';
const executablePath = process.env.CHROMIUM_PATH ?? (existsSync(systemChromium) ? systemChromium : undefined);

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      { test: { name: 'server', environment: 'node', include: ['tests/server/**/*.test.ts'] } },
      { test: { name: 'architecture', environment: 'node', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: './vite.config.ts',
        plugins: [storybookTest({ configDir: '.storybook' })],
        // Found before the first story runs: bundling a package in the middle would reload the page under it.
        optimizeDeps: { entries: ['.storybook/preview.tsx', 'stories/**/*.tsx', 'src/**/*.{ts,tsx}'] },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath ? { executablePath } : {}),
                args: [
                  '--no-sandbox',
                  '--disable-gpu',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-sync',
                ],
              },
              contextOptions: {
                timezoneId: timeZone,
                locale: 'en-GB',
                reducedMotion: 'reduce',
                deviceScaleFactor: 1,
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
