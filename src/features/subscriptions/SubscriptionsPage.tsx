import type { ReactNode } from 'react';
import type { Resource } from '#src/api/results/resource.ts';
import { Text } from '#src/components/Typography/Typography.tsx';
import { emailParts } from '#src/features/shared/email/emailParts.ts';
import type { ListCard, StatusFilters } from '#src/features/shared/list/describe/cards.ts';
import type { ListDescription } from '#src/features/shared/list/describe/description.ts';
import type { ListDialogs } from '#src/features/shared/list/describe/dialogs.ts';
import type { ChoiceFilter, ListFilters } from '#src/features/shared/list/describe/filters.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { ListState } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { daysLeft, expiringAmount, type Renewable } from '#src/features/shared/subscription/renewal.ts';
import { useMinute } from '#src/features/shared/useMinutely.ts';
import { countOf, formatNumber } from '#src/lib/text.ts';

/** What is at stake in the shown subscriptions that end: the sum of their amounts, and how many renew themselves. */
function RenewalSum({ rows }: { rows: readonly Renewable[] }) {
  const now = new Date(useMinute());
  const ending = rows.filter((row) => (daysLeft(row, now) ?? -1) >= 0);
  if (ending.length === 0) return null;
  const renewed = ending.filter(({ autoRenew }) => autoRenew).length;
  return (
    <Text size="table">
      <strong>{expiringAmount(ending, now)}</strong>
      <span>
        {` at stake in ${countOf(ending.length, 'subscription', 'subscriptions')}, ${formatNumber(renewed)} of them with Auto Renew.`}
      </span>
    </Text>
  );
}

type Dialog = 'history' | 'edit';

interface SubscriptionFilters<Row> extends StatusFilters<Row> {
  readonly ends: ChoiceFilter<Row>;
}

/** What the dialogs of both lists get besides the subscription. */
export interface SubscriptionDialogProps<Row, Values> {
  resource: Pick<Resource<Row, Values>, 'update'>;
}

/** What the container of a list of subscriptions passes to its screen. */
export interface SubscriptionsState<Row, Filters, Values> {
  list: ListState<Row, Filters, Dialog>;
  dialogs: SubscriptionDialogProps<Row, Values>;
}

interface SubscriptionsPageProps<Row, Filters extends ListFilters<Row> & SubscriptionFilters<Row>, Values> {
  state: SubscriptionsState<Row, Filters, Values>;
  description: ListDescription<Row, Filters, Dialog>;
  cards: readonly ListCard<Row, NoInfer<Filters>>[];
  dialogs: ListDialogs<Row, Dialog, SubscriptionDialogProps<Row, Values>>;
  /** Buttons for the selected rows; Export when absent. */
  bulk?: ReactNode;
}

const actions = [rowActions.history, rowActions.edit];

/** The page of both lists of subscriptions, on sample data. */
export function SubscriptionsPage<
  Row extends Renewable & { readonly id: string },
  Filters extends ListFilters<Row> & SubscriptionFilters<Row>,
  Values,
>({ state, description, cards, dialogs, bulk }: SubscriptionsPageProps<Row, Filters, Values>) {
  const { list } = state;
  return (
    <ListPage
      description={description}
      list={list}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={description} list={list} cards={cards} />}
      notices={list.filters.values.ends.length === 0 ? null : <RenewalSum rows={list.view.matching} />}
      bulk={bulk}
      email={emailParts}
      dialogs={dialogs}
      dialogProps={state.dialogs}
    />
  );
}
