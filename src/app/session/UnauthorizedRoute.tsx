import { useSession } from '#src/api/session/session.ts';
import { homeOf } from '#src/lib/paths.ts';
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx';

/** `/unauthorized`, with the data of the signed-in user. */
export function UnauthorizedRoute() {
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  if (!user) return null;
  return <UnauthorizedScreen email={user.email} home={homeOf(user.roles)} onLogOut={() => void logout()} />;
}
