import { CalendarClock, CircleCheck, CircleX, CreditCard } from 'lucide-react';
import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { SelectedSubscriptions, type SelectedSubscriptionsProps } from './investor/SelectedSubscriptions.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import { subscriptionDialogCode } from './SubscriptionDialogs.tsx';
import { SubscriptionsPage, type SubscriptionsState } from './SubscriptionsPage.tsx';

type Filters = typeof investorSubscriptionList.filters;

export interface InvestorSubscriptionsScreenProps extends SubscriptionsState<UserSubscription, Filters> {
  selected: SelectedSubscriptionsProps;
}

const code = subscriptionDialogCode<UserSubscription>(
  lazyDialog(async () => (await import('./investor/InvestorHistory.tsx')).InvestorHistory),
  lazyDialog(async () => (await import('./investor/InvestorSubscriptionForm.tsx')).InvestorSubscriptionForm),
);

const cards: readonly ListCard<UserSubscription, Filters>[] = [
  { title: 'Total Subscriptions', icon: <CreditCard />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Expiring Soon', icon: <CalendarClock />, status: 'Expiring Soon' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Investor Subscriptions (spec section 2). */
export function InvestorSubscriptionsScreen({ selected, ...props }: InvestorSubscriptionsScreenProps) {
  return (
    <SubscriptionsPage
      {...props}
      description={investorSubscriptionList}
      cards={cards}
      code={code}
      bulk={<SelectedSubscriptions {...selected} />}
    />
  );
}
