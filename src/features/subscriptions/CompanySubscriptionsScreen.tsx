import { Building2, CircleCheck, CircleX, FlaskConical } from 'lucide-react';
import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import { recordDialog } from '#src/features/shared/list/describe/dialogs.tsx';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import { companySubscriptionList } from './companySubscriptionList.ts';
import {
  type SubscriptionDialogProps,
  SubscriptionsPage,
  type SubscriptionsState,
} from './SubscriptionsPage.tsx';

type Filters = typeof companySubscriptionList.filters;
export type CompanySubscriptionsScreenProps = SubscriptionsState<CompanySubscriptionRecord, Filters>;

const dialogs: DialogsOf<
  typeof companySubscriptionList,
  SubscriptionDialogProps<CompanySubscriptionRecord>
> = {
  history: recordDialog(
    lazyDialog(async () => (await import('./company/CompanyHistory.tsx')).CompanyHistory),
    (subscription) => ({ subscription }),
  ),
  edit: recordDialog(
    lazyDialog(async () => (await import('./company/CompanySubscriptionForm.tsx')).CompanySubscriptionForm),
    (subscription, { onSave }) => ({ subscription, onSave: (saved) => onSave(subscription, saved) }),
  ),
};

const cards: readonly ListCard<CompanySubscriptionRecord, Filters>[] = [
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
