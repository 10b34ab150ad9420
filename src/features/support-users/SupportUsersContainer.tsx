import { useUserId } from '#src/api/session/session.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
import { useReadyRead } from '#src/features/shared/list/view/useReadyRead.ts';
import { saveSubscription } from '#src/features/shared/subscription/saveSubscription.ts';
import { fromDialog, toSubscription } from '#src/features/shared/subscription/subscriptionFields.ts';
import { subUserStore, supportUserStore } from '#src/features/shared/support/supportUsers.store.ts';
import { SupportUsersScreen } from './SupportUsersScreen.tsx';
import type { SubUserActions } from './sub-users/subUserDialogs.tsx';
import { subUserResource } from './sub-users/subUserResource.ts';
import { supportUserList } from './supportUserList.ts';

const actions: SubUserActions = {
  resource: subUserResource,
  onSubscription: ({ id, name }, values, notes) =>
    saveSubscription(name, notes, async () => {
      subUserStore.change(id, (now) => ({
        ...now,
        subscription: toSubscription(fromDialog(values, now.subscription)),
      }));
      return undefined;
    }),
  onToggle: ({ id, name }) => {
    subUserStore.change(id, (now) => ({ ...now, status: now.status === 'Active' ? 'Inactive' : 'Active' }));
    toast.success('Sub-user status has been updated successfully.', { detail: name });
  },
  onDelete: ({ id, name }) => {
    subUserStore.remove(new Set([id]));
    toast.success('Sub-user has been removed from the system.', { detail: name });
  },
};

/** User Management of the support portal with the sample data of this tab. */
export function SupportUsersContainer() {
  const query = useListQuery(supportUserList);
  const source = useRowsSource(supportUserList, query, useReadyRead(supportUserStore.useRows()));
  const { list } = useList(supportUserList, { query, source, userId: useUserId() });
  return <SupportUsersScreen list={list} dialogs={actions} />;
}
