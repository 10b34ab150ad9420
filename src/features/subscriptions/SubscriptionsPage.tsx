import type { ReactNode } from 'react';
import type { ListCard, StatusFilters } from '#src/features/shared/list/describe/cards.ts';
import type { ListDescription, ListFilters } from '#src/features/shared/list/describe/description.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import {
  type SubscriptionDialogCode,
  SubscriptionDialogs,
  type SubscriptionDialogsProps,
} from './SubscriptionDialogs.tsx';

type Dialog = 'history' | 'edit';

/** What the container of a list of subscriptions passes to its screen. */
export interface SubscriptionsState<Row, Filters> {
  list: ListState<Row, Filters, Dialog>;
  dialogs: SubscriptionDialogsProps<Row>;
}

interface SubscriptionsPageProps<Row, Filters extends ListFilters<Row> & StatusFilters<Row>>
  extends SubscriptionsState<Row, Filters> {
  description: ListDescription<Row, Filters, Dialog>;
  cards: readonly ListCard<Row, NoInfer<Filters>>[];
  code: SubscriptionDialogCode<Row>;
  /** Buttons for the selected rows; Export when absent. */
  bulk?: ReactNode;
}

const actions = [rowActions.history, rowActions.edit];

/** The page of both lists of subscriptions, on sample data. */
export function SubscriptionsPage<
  Row extends { readonly id: string },
  Filters extends ListFilters<Row> & StatusFilters<Row>,
>({ description, list, cards, code, dialogs, bulk }: SubscriptionsPageProps<Row, Filters>) {
  return (
    <ListPage
      description={description}
      list={list}
      preloads={code.preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={description} list={list} cards={cards} />}
      bulk={bulk}
    >
      <SubscriptionDialogs {...dialogs} code={code} />
    </ListPage>
  );
}
