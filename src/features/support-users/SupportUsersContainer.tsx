import { useUserId } from '#src/api/session/session.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { saveSubscription } from '#src/features/shared/subscription/saveSubscription.ts';
import { fromDialog, toSubscription } from '#src/features/shared/subscription/subscriptionFields.ts';
import { supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { SupportUsersScreen } from './SupportUsersScreen.tsx';
import { toggled, withoutSubUser, withSubUser } from './sub-users/subUserChanges.ts';
import type { SubUserActions } from './sub-users/subUserDialogs.tsx';
import { subUsersOf } from './sub-users/subUserResource.ts';
import { supportUserList } from './supportUserList.ts';

const actions: SubUserActions = {
  subUsersOf,
  onSubscription:
    (user) =>
    ({ id, name }, values) =>
      saveSubscription(name, () =>
        supportUserStore.change(user.id, (now) =>
          withSubUser(now, id, (subUser) => ({
            ...subUser,
            subscription: toSubscription(fromDialog(values, subUser.subscription)),
          })),
        ),
      ),
  onToggle: (user, { id, name }) => {
    supportUserStore.change(user.id, (now) => withSubUser(now, id, toggled));
    toast.success('Sub-user status has been updated successfully.', { detail: name });
  },
  onDelete: (user, { id, name }) => {
    supportUserStore.change(user.id, (now) => withoutSubUser(now, id));
    toast.success('Sub-user has been removed from the system.', { detail: name });
  },
};

/** User Management of the support portal with the sample data of this tab. */
export function SupportUsersContainer() {
  const { list } = useSampleList(supportUserList, {
    userId: useUserId(),
    read: useReadyRead(supportUserStore.useRows()),
  });
  return <SupportUsersScreen list={list} dialogs={actions} />;
}
