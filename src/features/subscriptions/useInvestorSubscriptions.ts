import { toast } from '#src/components/Toasts/toasts.ts';
import { formatNumber } from '#src/lib/text.ts';
import type { InvestorSubscriptionsScreenProps } from './InvestorSubscriptionsScreen.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { investorSubscriptionStore } from './investorSubscriptions.store.ts';
import { useSubscriptions } from './useSubscriptions.ts';

/** The state of Investor Subscriptions, and the actions of its buttons. */
export function useInvestorSubscriptions(): InvestorSubscriptionsScreenProps {
  const subscriptions = useSubscriptions(investorSubscriptionList, investorSubscriptionStore);
  const { selection, exporting } = subscriptions.list;
  const users = investorSubscriptionStore
    .useRows()
    .filter(({ id }) => selection.selected.has(id))
    .map(({ id, userName }) => ({ id, name: userName }));

  return {
    ...subscriptions,
    selected: {
      users,
      onRemind: () =>
        toast.success(`Sent renewal reminders to ${formatNumber(users.length)} selected users.`),
      onExport: () =>
        exporting.onExport('csv', {
          doneText: (count) => `Exporting data for ${formatNumber(count)} selected subscriptions.`,
        }),
    },
  };
}
