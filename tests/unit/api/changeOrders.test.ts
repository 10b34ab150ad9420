import { expect, it } from 'vitest';
import { findFaults } from './changeOrders.ts';

it('in 200 orders of edits, deletions, failures and answers, no list is wrong and each ends equal to the server', {
  timeout: 120_000,
}, async () => {
  expect(await findFaults(1, 200)).toBeNull();
});
