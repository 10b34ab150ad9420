import { CalendarClock, CircleCheck, CircleX, CreditCard } from 'lucide-react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import { SelectedSubscriptions, type SelectedSubscriptionsProps } from './investor/SelectedSubscriptions.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import {
  type SubscriptionDialogProps,
  SubscriptionsPage,
  type SubscriptionsState,
} from './SubscriptionsPage.tsx';

type Filters = typeof investorSubscriptionList.filters;

export interface InvestorSubscriptionsScreenProps extends SubscriptionsState<UserSubscription, Filters> {
  selected: SelectedSubscriptionsProps;
}

const dialogs: DialogsOf<typeof investorSubscriptionList, SubscriptionDialogProps<UserSubscription>> = {
  history: recordDialog(
    lazyDialog(async () => (await import('./investor/InvestorHistory.tsx')).InvestorHistory),
    (subscription) => ({ subscription }),
  ),
  edit: recordDialog(
    lazyDialog(
      async () => (await import('./investor/InvestorSubscriptionForm.tsx')).InvestorSubscriptionForm,
    ),
    (subscription, { onSave }) => ({ subscription, onSave: (saved) => onSave(subscription, saved) }),
  ),
};

const cards: readonly ListCard<UserSubscription, Filters>[] = [
  { title: 'Total Subscriptions', icon: <CreditCard />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Expiring Soon', icon: <CalendarClock />, status: 'Expiring Soon' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Investor Subscriptions (spec section 2). */
export function InvestorSubscriptionsScreen({ selected, ...state }: InvestorSubscriptionsScreenProps) {
  return (
    <SubscriptionsPage
      state={state}
      description={investorSubscriptionList}
      cards={cards}
      dialogs={dialogs}
      bulk={<SelectedSubscriptions {...selected} />}
    />
  );
}
