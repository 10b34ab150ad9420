import { SupportUsersScreen } from './SupportUsersScreen.tsx';
import { useSupportUsers } from './useSupportUsers.ts';

/** User Management of the support portal with the sample data of this tab. */
export function SupportUsersContainer() {
  return <SupportUsersScreen {...useSupportUsers()} />;
}
