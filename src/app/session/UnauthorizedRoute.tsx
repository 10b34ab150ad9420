import { Navigate } from 'react-router-dom';
import { useSession } from '#src/api/session/session.ts';
import { homeOf, paths } from '#src/lib/paths.ts';
import { UnauthorizedScreen } from './UnauthorizedScreen.tsx';

/** `/unauthorized`, with the data of the signed-in user; an account without a portal has its screen at `/login`. */
export function UnauthorizedRoute() {
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  if (!user) return null;
  const home = homeOf(user.roles);
  if (home === null) return <Navigate to={paths.login} replace />;
  return <UnauthorizedScreen email={user.email} home={home} onLogOut={() => void logout()} />;
}
