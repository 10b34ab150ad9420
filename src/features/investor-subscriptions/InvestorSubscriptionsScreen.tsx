import { CalendarClock, CircleCheck, CircleX, CreditCard } from 'lucide-react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import {
  InvestorSubscriptionDialogs,
  type InvestorSubscriptionDialogsProps,
  preloads,
} from './InvestorSubscriptionDialogs.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { SelectedSubscriptions, type SelectedSubscriptionsProps } from './SelectedSubscriptions.tsx';

export interface InvestorSubscriptionsScreenProps {
  list: StateOf<typeof investorSubscriptionList>;
  selected: SelectedSubscriptionsProps;
  dialogs: InvestorSubscriptionDialogsProps;
}

const actions = [rowActions.history, rowActions.edit];

const cards: readonly ListCard<UserSubscription, typeof investorSubscriptionList.filters>[] = [
  { title: 'Total Subscriptions', icon: <CreditCard />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Expiring Soon', icon: <CalendarClock />, status: 'Expiring Soon' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Investor Subscriptions (spec section 2), on sample data. */
export function InvestorSubscriptionsScreen({ list, selected, dialogs }: InvestorSubscriptionsScreenProps) {
  return (
    <ListPage
      description={investorSubscriptionList}
      list={list}
      preloads={preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={investorSubscriptionList} list={list} cards={cards} />}
      bulk={<SelectedSubscriptions {...selected} />}
    >
      <InvestorSubscriptionDialogs {...dialogs} />
    </ListPage>
  );
}
