import type { SupportSubUser, SupportUser } from '#src/api/types/support/user.ts';

/** The user with one sub-user changed; the same when there is none of that id. */
export function withSubUser(
  user: SupportUser,
  id: string,
  to: (subUser: SupportSubUser) => SupportSubUser,
): SupportUser {
  return { ...user, subUsers: user.subUsers.map((subUser) => (subUser.id === id ? to(subUser) : subUser)) };
}

/** The user without that sub-user. */
export function withoutSubUser(user: SupportUser, id: string): SupportUser {
  return { ...user, subUsers: user.subUsers.filter((subUser) => subUser.id !== id) };
}

/** Active becomes Inactive, and the other way round (spec section 4). */
export function toggled(subUser: SupportSubUser): SupportSubUser {
  return { ...subUser, status: subUser.status === 'Active' ? 'Inactive' : 'Active' };
}
