import { useSession } from '#src/api/session/session.ts';
import type { User } from '#src/api/types/session.ts';

/** The name under which a user changes tickets: their name, or their email. */
export function actorOf(user: User | null): string {
  return user?.name || (user?.email ?? '');
}

/** That of the signed-in user. */
export function useActor(): string {
  return useSession(({ user }) => actorOf(user));
}
