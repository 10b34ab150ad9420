import { expect, it } from 'vitest';
import { findFaults } from '../unit/api/changeOrders.ts';
import { soakSeeds } from './amounts.ts';

const part = 100;
const parts = Array.from({ length: Math.ceil(soakSeeds / part) }, (_, index) => ({
  first: index * part + 1,
  last: Math.min((index + 1) * part, soakSeeds),
}));

it.each(parts)(
  'orders $first to $last of edits, deletions, failures and answers end equal to the server',
  {
    timeout: 600_000,
  },
  async ({ first, last }) => {
    expect(await findFaults(first, last)).toBeNull();
  },
);
