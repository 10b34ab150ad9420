import { CalendarClock, CircleCheck, CircleX, CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { announceCode } from '#src/components/loadAhead.ts';
import { lazyComponent, lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { emailOf } from '#src/features/shared/list/ListPage.tsx';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import type { UserSubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { toastLoadError } from '#src/features/shared/toastLoadError.ts';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import {
  type SubscriptionDialogProps,
  SubscriptionsPage,
  type SubscriptionsState,
} from './SubscriptionsPage.tsx';

type Filters = typeof investorSubscriptionList.filters;

export interface InvestorSubscriptionsScreenProps
  extends SubscriptionsState<UserSubscription, Filters, UserSubscriptionValues> {
  /** Downloads the selected subscriptions. */
  onExportSelected: () => void;
}

const SelectedSubscriptions = lazyComponent(
  async () => (await import('./investor/SelectedSubscriptions.tsx')).SelectedSubscriptions,
  toastLoadError,
);

const dialogs: DialogsOf<
  typeof investorSubscriptionList,
  SubscriptionDialogProps<UserSubscription, UserSubscriptionValues>
> = {
  history: lazyDialog(async () => (await import('./investor/InvestorHistory.tsx')).InvestorHistory),
  edit: lazyDialog(
    async () => (await import('./investor/InvestorSubscriptionForm.tsx')).InvestorSubscriptionForm,
  ),
};

const cards: readonly ListCard<UserSubscription, Filters>[] = [
  { title: 'Total Subscriptions', icon: <CreditCard />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Expiring Soon', icon: <CalendarClock />, status: 'Expiring Soon' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Investor Subscriptions (spec section 2). */
export function InvestorSubscriptionsScreen({
  onExportSelected,
  ...state
}: InvestorSubscriptionsScreenProps) {
  const email = emailOf(investorSubscriptionList, state.list.selection);
  useEffect(() => announceCode(SelectedSubscriptions), []);
  return (
    <SubscriptionsPage
      state={state}
      description={investorSubscriptionList}
      cards={cards}
      dialogs={dialogs}
      bulk={email && <SelectedSubscriptions email={email} onExport={onExportSelected} />}
    />
  );
}
