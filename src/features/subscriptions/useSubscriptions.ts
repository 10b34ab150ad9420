import type { Resource } from '#src/api/results/resource.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { useSampleList } from '#src/features/shared/list/samples/useSampleList.ts';
import type { SubscriptionsState } from './SubscriptionsPage.tsx';

/** The state of a list of subscriptions. */
export function useSubscriptions<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row>,
  Values extends object,
>(
  description: ListDescription<Row, Filters, 'history' | 'edit'>,
  resource: Pick<Resource<Row, Values>, 'useRows' | 'update'>,
): SubscriptionsState<Row, Filters, Values> {
  const { list } = useSampleList(description, { userId: useUserId(), read: resource.useRows() });
  return { list, dialogs: { resource } };
}
