import type { User } from '#src/api/types/session.ts';
import type { StaffUser } from '#src/api/types/staffUser.ts';
import { email } from '#src/lib/values/email.ts';

/** The staff user who is signed in: of the same id, else of the same email address; undefined for an account that is none. */
export function oneself<Row extends Pick<StaffUser, 'id' | 'email'>>(
  staff: readonly Row[],
  user: Pick<User, 'id' | 'email'> | null,
): Row | undefined {
  if (user === null) return undefined;
  const own = email.plain(user.email);
  return (
    staff.find(({ id }) => id === user.id) ??
    staff.find((row) => own !== '' && email.plain(row.email) === own)
  );
}
