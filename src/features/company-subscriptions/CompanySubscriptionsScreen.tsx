import { Building2, CircleCheck, CircleX, FlaskConical } from 'lucide-react';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { rowActions } from '#src/features/shared/list/describe/rowActions.tsx';
import { ListCards } from '#src/features/shared/list/head/ListCards.tsx';
import { ListPage } from '#src/features/shared/list/ListPage.tsx';
import type { StateOf } from '#src/features/shared/list/state/listState.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import {
  CompanySubscriptionDialogs,
  type CompanySubscriptionDialogsProps,
  preloads,
} from './CompanySubscriptionDialogs.tsx';
import { companySubscriptionList } from './companySubscriptionList.ts';

export interface CompanySubscriptionsScreenProps {
  list: StateOf<typeof companySubscriptionList>;
  dialogs: CompanySubscriptionDialogsProps;
}

const actions = [rowActions.history, rowActions.edit];

const cards: readonly ListCard<CompanySubscriptionRecord, typeof companySubscriptionList.filters>[] = [
  { title: 'Total Companies', icon: <Building2 />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Trial', icon: <FlaskConical />, status: 'Trial' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Company Subscriptions (spec section 2), on sample data. */
export function CompanySubscriptionsScreen({ list, dialogs }: CompanySubscriptionsScreenProps) {
  return (
    <ListPage
      description={companySubscriptionList}
      list={list}
      preloads={preloads}
      rowActions={actions}
      badge={<SampleBadge />}
      cards={<ListCards description={companySubscriptionList} list={list} cards={cards} />}
    >
      <CompanySubscriptionDialogs {...dialogs} />
    </ListPage>
  );
}
