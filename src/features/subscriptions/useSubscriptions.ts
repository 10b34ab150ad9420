import type { Resource } from '#src/api/results/resource.ts';
import { useUserId } from '#src/api/session/session.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { useRowsSource } from '#src/features/shared/list/source/useRowsSource.ts';
import { useList } from '#src/features/shared/list/state/useList.ts';
import { useListQuery } from '#src/features/shared/list/state/useListQuery.ts';
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
  const query = useListQuery(description);
  const source = useRowsSource(description, query, resource.useRows());
  const { list } = useList(description, { query, source, userId: useUserId() });
  return { list, dialogs: { resource } };
}
