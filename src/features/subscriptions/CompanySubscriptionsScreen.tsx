import { Building2, CircleCheck, CircleX, FlaskConical } from 'lucide-react';
import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import type { SubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { companySubscriptionList } from './companySubscriptionList.ts';
import {
  type SubscriptionDialogProps,
  SubscriptionsPage,
  type SubscriptionsState,
} from './SubscriptionsPage.tsx';

type Filters = typeof companySubscriptionList.filters;
export type CompanySubscriptionsScreenProps = SubscriptionsState<
  CompanySubscription,
  Filters,
  SubscriptionValues
>;

const dialogs: DialogsOf<
  typeof companySubscriptionList,
  SubscriptionDialogProps<CompanySubscription, SubscriptionValues>
> = {
  history: lazyDialog(async () => (await import('./company/CompanyHistory.tsx')).CompanyHistory),
  edit: lazyDialog(
    async () => (await import('./company/CompanySubscriptionForm.tsx')).CompanySubscriptionForm,
  ),
};

const cards: readonly ListCard<CompanySubscription, Filters>[] = [
  { title: 'Total Companies', icon: <Building2 />, figure: ({ length }) => length },
  { title: 'Active', icon: <CircleCheck />, status: 'Active' },
  { title: 'Trial', icon: <FlaskConical />, status: 'Trial' },
  { title: 'Expired', icon: <CircleX />, status: 'Expired' },
];

/** Company Subscriptions (spec section 2). */
export function CompanySubscriptionsScreen(props: CompanySubscriptionsScreenProps) {
  return (
    <SubscriptionsPage state={props} description={companySubscriptionList} cards={cards} dialogs={dialogs} />
  );
}
