import { useUserId } from '#src/api/session/session.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { subscriptionSaved } from '#src/features/shared/subscription/subscriptionSaved.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { SupportUsersScreen, type SupportUsersScreenProps } from './SupportUsersScreen.tsx';
import { toggled, withoutSubUser, withSubUser } from './sub-users/subUserChanges.ts';
import { supportUserList } from './supportUserList.ts';

/** State of the support portal's User Management, and the changes of sub-users. */
function useSupportUsers(): SupportUsersScreenProps {
  const userId = useUserId();
  const rows = supportUserStore.useRows();
  const { list, save } = useSampleList(supportUserList, { userId, rows });

  return {
    list,
    dialogs: {
      onSubUsers: (user) => list.open.onOpen('sub-users', user),
      onEdit: (user, { id, name }, values) =>
        save(name, () => {
          supportUserStore.change(user.id, (now) =>
            withSubUser(now, id, (subUser) => ({ ...subUser, ...values })),
          );
          return { message: 'Sub-user updated successfully' };
        }),
      onSubscription: (user, { id, name }, subscription) =>
        save(name, () => {
          supportUserStore.change(user.id, (now) =>
            withSubUser(now, id, (subUser) => ({ ...subUser, subscription })),
          );
          return subscriptionSaved();
        }),
      onToggle: (user, { id, name }) => {
        supportUserStore.change(user.id, (now) => withSubUser(now, id, toggled));
        toast.success('Sub-user status has been updated successfully.', { detail: name });
      },
      onDelete: (user, { id, name }) => {
        supportUserStore.change(user.id, (now) => withoutSubUser(now, id));
        toast.success('Sub-user has been removed from the system.', { detail: name });
      },
    },
  };
}

/** User Management of the support portal with the sample data of this tab. */
export function SupportUsersContainer() {
  return <SupportUsersScreen {...useSupportUsers()} />;
}
