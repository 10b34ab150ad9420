import { fn } from 'storybook/test';
import { supportUsers } from '#fixtures/build/samples.ts';
import type { SupportUser } from '#src/api/types/support/user.ts';
import type { SubUserActions } from '#src/features/support-users/sub-users/subUserDialogs.tsx';
import { subUserResource } from '#src/features/support-users/sub-users/subUserResource.ts';
import { resourceOf } from '../resourceOf.ts';

/** The sample user of that name. */
export function userNamed(name: string): SupportUser {
  const user = supportUsers.find((one) => one.name === name);
  if (!user) throw new Error(`There is no sample user ${name}`);
  return user;
}

/** The sub-users of every user, whose update changes nothing. */
const subUsers = resourceOf(subUserResource.kind);

/** Actions that save at once and change nothing. */
export function subUserActions(): SubUserActions {
  return {
    resource: subUsers,
    onSubscription: fn(async () => null),
    onToggle: fn(),
    onDelete: fn(),
  };
}
