import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const config: unknown = JSON.parse(readFileSync('chromatic.config.json', 'utf8'));

it('Chromatic fails on a difference that was not accepted, and accepts what is on main', () => {
  expect(config).toMatchObject({ storybookBuildDir: 'storybook-static', autoAcceptChanges: 'main' });
  // Each of them ends with success before or in spite of a difference.
  expect(config).not.toHaveProperty('exitZeroOnChanges');
  expect(config).not.toHaveProperty('exitOnceUploaded');
});
