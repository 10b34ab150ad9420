import { fn } from 'storybook/test';
import { supportUsers } from '#fixtures/build/samples.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { SubUserActions } from '#src/features/support-users/sub-users/subUserDialogs.ts';

/** The sample user of that name. */
export function userNamed(name: string): SupportUser {
  const user = supportUsers.find((one) => one.name === name);
  if (!user) throw new Error(`There is no sample user ${name}`);
  return user;
}

/** Actions that save at once and change nothing. */
export function subUserActions(): SubUserActions {
  return {
    onEdit: fn(async () => null),
    onSubscription: fn(async () => null),
    onToggle: fn(),
    onDelete: fn(),
  };
}
