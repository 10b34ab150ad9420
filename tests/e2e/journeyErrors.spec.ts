import { expect } from 'playwright/test';
import { test } from './journey.ts';

test('a journey fails for everything that must not happen in it', async ({ page, errorMonitor }) => {
  await page.goto('/login');
  expect(errorMonitor.findings()).toEqual([]);

  await page
    .evaluate(() => {
      setTimeout(() => {
        throw new Error('intended');
      });
      console.error('intended');
      const script = document.createElement('script');
      Object.assign(script, { src: 'data:text/javascript,1' });
      document.body.append(script);
    })
    .catch(() => undefined);

  await expect.poll(() => errorMonitor.findings().join('\n')).toMatch(/page error: .*intended/);
  await expect.poll(() => errorMonitor.findings().join('\n')).toMatch(/console error: intended/);
  await expect.poll(() => errorMonitor.findings().join('\n')).toMatch(/content policy: /);

  // The console's content policy blocks foreign requests before they are sent, so this page has no policy.
  await page.goto(`${process.env.E2E_API_ORIGIN}/dev/codes`);
  await page.evaluate(() => fetch('http://localhost:9/intended').catch(() => undefined));
  expect(errorMonitor.findings().join('\n')).toMatch(/foreign request: http:\/\/localhost:9/);
  errorMonitor.allow(/./);
});
