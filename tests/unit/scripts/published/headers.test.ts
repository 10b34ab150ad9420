import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { storybookHeaders } from '#scripts/published/headers.ts';

it('deploy/README.md lists the headers that the visit sends', () => {
  const text = readFileSync('deploy/README.md', 'utf8');
  const missing = Object.entries(storybookHeaders).filter(
    ([name, value]) => !text.includes(`${name}: ${value}\n`),
  );
  expect(missing).toEqual([]);
});

it('CI publishes what was visited, with the least permissions', () => {
  const text = readFileSync('.github/workflows/ci.yml', 'utf8');
  const publish = text.slice(text.indexOf('\n  publish:'));
  expect(publish).toContain('needs: storybook');
  expect(publish).toMatch(/permissions:\n {6}pages: write\n {6}id-token: write\n/);
  expect(text.slice(0, text.indexOf('jobs:'))).toMatch(/permissions:\n {2}contents: read\n/);
});
