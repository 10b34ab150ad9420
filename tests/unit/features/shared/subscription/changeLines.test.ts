import { expect, it } from 'vitest';
import { changeLines } from '#src/features/shared/subscription/SubscriptionChanges.tsx';

it('one user and one project are written in the singular', () => {
  const limits = { users: '1', projects: '1', storage: '1GB' };
  const lines = changeLines(limits, { ...limits, users: '1200' }, { plans: [], planOf: () => undefined });
  expect(lines).toEqual([
    { label: 'Limits', before: '1 user, 1 project, 1GB', after: '1,200 users, 1 project, 1GB' },
  ]);
});
