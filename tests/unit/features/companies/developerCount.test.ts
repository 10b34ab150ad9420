import { expect, it } from 'vitest';
import { developerCountNote } from '#src/features/companies/developerCount.ts';

it('says how many developer users a company has, and nothing when it has none', () => {
  const counted = (count: number) => developerCountNote({ status: 'counted', count });
  expect(counted(0)).toBeNull();
  expect(counted(1)).toBe('It has 1 developer user, who stays without a company.');
  expect(counted(1204)).toBe('It has 1,204 developer users, who stay without a company.');
});

it('never says that there are none before they are counted', () => {
  expect(developerCountNote({ status: 'counting' })).toContain('Counting');
  expect(developerCountNote({ status: 'unknown' })).toContain('could not be counted');
});
