import { useSession, useUserId } from '#src/api/session/session.ts';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import type { SampleStore } from '#src/features/shared/list/samples/sampleStore.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import {
  changedSubscription,
  type RecordedSubscription,
} from '#src/features/shared/subscription/records/changedSubscription.ts';
import { changeNow } from '#src/features/shared/subscription/records/subscriptionChange.store.ts';
import type { SubscriptionsState } from './SubscriptionsPage.tsx';

/** The state of a list of subscriptions, and the actions of its buttons. */
export function useSubscriptions<
  Row extends RecordedSubscription & { readonly id: string },
  Filters extends ListFilters<Row>,
>(
  description: ListDescription<Row, Filters, 'history' | 'edit'>,
  store: SampleStore<Row>,
  audience: PlanAudience,
): SubscriptionsState<Row, Filters> {
  const userId = useUserId();
  const by = useSession(({ user }) => user?.email ?? '');
  const rows = store.useRows();
  const { list, save } = useSampleList(description, { userId, rows });

  return {
    list,
    dialogs: {
      onSave: (row, saved) => {
        const name = description.nameOf(row);
        return save(name, () => {
          store.change(row.id, (now) => changedSubscription(now, saved, changeNow(audience, by)));
          return { message: `Subscription for ${name} updated successfully.` };
        });
      },
    },
  };
}
