import { useSession } from '#src/api/session/session.ts';
import { leaveForm } from '#src/features/shared/form/unsavedInput.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

/** The profile of the signed-in user. */
export function ProfileContainer() {
  const user = useSession((session) => session.user);
  const logout = useSession((session) => session.logout);
  return user ? <ProfileScreen user={user} onLogOut={() => leaveForm(() => void logout())} /> : null;
}
