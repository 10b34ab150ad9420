import { useSession, useUserId } from '#src/api/session/session.ts';
import { toast } from '#src/components/Toasts/toasts.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { tellLoadFailure } from '#src/features/shared/loadFailure.ts';
import { subscriptionUpdated } from '#src/features/shared/subscription/subscriptionUpdated.ts';
import { formatNumber } from '#src/lib/text.ts';
import { changedInvestorSubscription } from './changedInvestorSubscription.ts';
import type { InvestorSubscriptionsScreenProps } from './InvestorSubscriptionsScreen.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { investorSubscriptionStore } from './investorSubscriptions.store.ts';

/** The state of Investor Subscriptions, and the actions of its buttons. */
export function useInvestorSubscriptions(): InvestorSubscriptionsScreenProps {
  const userId = useUserId();
  const by = useSession(({ user }) => user?.email ?? '');
  const rows = investorSubscriptionStore.useRows();
  const { list, opened, save } = useSampleList(investorSubscriptionList, { userId, rows });
  const users = rows
    .filter(({ id }) => list.selection.selected.has(id))
    .map(({ id, userName }) => ({ id, name: userName }));

  return {
    list,
    selected: {
      users,
      onRemind: () =>
        toast.success(`Sent renewal reminders to ${formatNumber(users.length)} selected users.`),
      onExport: () =>
        list.exporting.onExport(
          'csv',
          (count) => `Exporting data for ${formatNumber(count)} selected subscriptions.`,
        ),
      onLoadFailed: tellLoadFailure,
    },
    dialogs: {
      ...opened,
      onSave: ({ id, userName }, saved) =>
        save(userName, () => {
          const stamp = { by, at: new Date().toISOString() };
          investorSubscriptionStore.change(id, (now) => changedInvestorSubscription(now, saved, stamp));
          return subscriptionUpdated(userName);
        }),
    },
  };
}
