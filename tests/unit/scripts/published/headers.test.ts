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
