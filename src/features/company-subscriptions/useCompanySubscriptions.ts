import { useSession, useUserId } from '#src/api/session/session.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import { subscriptionUpdated } from '#src/features/shared/subscription/subscriptionUpdated.ts';
import type { CompanySubscriptionsScreenProps } from './CompanySubscriptionsScreen.tsx';
import { changedCompanySubscription } from './changedCompanySubscription.ts';
import { companySubscriptionList } from './companySubscriptionList.ts';
import { companySubscriptionStore } from './companySubscriptions.store.ts';

/** The state of Company Subscriptions, and the actions of its buttons. */
export function useCompanySubscriptions(): CompanySubscriptionsScreenProps {
  const userId = useUserId();
  const by = useSession(({ user }) => user?.email ?? '');
  const rows = companySubscriptionStore.useRows();
  const { list, opened, save } = useSampleList(companySubscriptionList, { userId, rows });

  return {
    list,
    dialogs: {
      ...opened,
      onSave: ({ id, companyName }, saved) =>
        save(companyName, () => {
          const stamp = { by, at: new Date().toISOString() };
          companySubscriptionStore.change(id, (now) => changedCompanySubscription(now, saved, stamp));
          return subscriptionUpdated(companyName);
        }),
    },
  };
}
