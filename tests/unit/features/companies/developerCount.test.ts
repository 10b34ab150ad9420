import { expect, it } from 'vitest';
import {
  developerCountFact,
  developerCountNote,
  toDeveloperCount,
} from '#src/features/companies/developerCount.ts';

it('counts the developer users of a company, and is empty when it has none', () => {
  const counted = (count: number) => developerCountNote({ status: 'counted', count });
  expect(counted(0)).toBeNull();
  expect(counted(1)).toBe('It has 1 developer user, who stays without a company.');
  expect(counted(1204)).toBe('It has 1,204 developer users, who stay without a company.');
});

it('is one number in the details and in the question', () => {
  for (const count of [1, 3, 1204]) {
    for (const whole of [true, false]) {
      const counted = toDeveloperCount(count, whole);
      const fact = developerCountFact(counted)?.toLowerCase();
      expect(developerCountNote(counted)).toMatch(new RegExp(`^It has ${fact} developer users?, who`, 'u'));
    }
  }
});

it('does not claim that there are none before they are counted', () => {
  expect(developerCountNote({ status: 'counting' })).toContain('Counting');
  expect(developerCountNote({ status: 'unknown' })).toContain('could not be counted');
});

it('says so when the list that was searched may be a part of all', () => {
  const counted = (count: number, whole: boolean) => developerCountNote(toDeveloperCount(count, whole));
  expect(counted(3, true)).toBe('It has 3 developer users, who stay without a company.');
  expect(counted(3, false)).toBe('It has at least 3 developer users, who stay without a company.');
  expect(counted(0, true)).toBeNull();
  expect(counted(0, false)).toContain('could not be counted');
});

it('is a fact of the details', () => {
  expect(developerCountFact({ status: 'counted', count: 0 })).toBe('0');
  expect(developerCountFact({ status: 'counted', count: 1204 })).toBe('1,204');
  expect(developerCountFact({ status: 'at least', count: 3 })).toBe('At least 3');
  expect(developerCountFact({ status: 'counting' })).toBe('Counting…');
  expect(developerCountFact({ status: 'unknown' })).toBeNull();
});
