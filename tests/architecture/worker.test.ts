import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('serves the service worker of the installed msw', () => {
  const ours = readFileSync('.storybook/public/mockServiceWorker.js', 'utf8');
  expect(ours).toBe(readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8'));
});
