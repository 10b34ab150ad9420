import { useSession } from '#src/api/session/session.ts';

/** The name under which the signed-in user changes tickets: their name, or their email. */
export function useActor(): string {
  return useSession(({ user }) => user?.name || (user?.email ?? ''));
}
