import { expect, it } from 'vitest';
import { workersFor } from '#scripts/workers.ts';

it.each([
  [1, 2],
  [2, 2],
  [6, 6],
  [64, 8],
])('%i processors run %i test files at once', (processors, workers) => {
  expect(workersFor(processors)).toBe(workers);
});
