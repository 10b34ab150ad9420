import { CalendarClock, CircleCheck, CircleX, CreditCard } from 'lucide-react';
import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import { useEmail } from '#src/features/shared/email/useEmail.tsx';
import { lazyDialog } from '#src/features/shared/lazyDialog.tsx';
import type { ListCard } from '#src/features/shared/list/describe/cards.ts';
import type { DialogsOf } from '#src/features/shared/list/state/listState.ts';
import { pageOf } from '#src/features/shared/list/view/useReadyRead.ts';
import { SelectedSubscriptions } from './investor/SelectedSubscriptions.tsx';
import { investorSubscriptionList } from './investorSubscriptionList.ts';
import {
  type SubscriptionDialogProps,
  SubscriptionsPage,
  type SubscriptionsState,
} from './SubscriptionsPage.tsx';

type Filters = typeof investorSubscriptionList.filters;

export interface InvestorSubscriptionsScreenProps
  extends SubscriptionsState<UserSubscription, Filters, UserSubscriptionTerms> {
  /** Downloads the selected subscriptions. */
  onExportSelected: () => void;
}

const toUser = ({ id, userName, userEmail }: UserSubscription) => ({ id, name: userName, email: userEmail });

const dialogs: DialogsOf<
  typeof investorSubscriptionList,
  SubscriptionDialogProps<UserSubscription, UserSubscriptionTerms>
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
  const { selection } = state.list;
  const users = () => selection.rows().map(toUser);
  const readNow = async () => pageOf((await selection.readNow()).rows.map(toUser));
  const email = useEmail({
    place: investorSubscriptionList.id,
    noun: { one: 'investor', many: 'investors' },
    readNow,
  });
  return (
    <>
      <SubscriptionsPage
        state={state}
        description={investorSubscriptionList}
        cards={cards}
        dialogs={dialogs}
        bulk={
          <SelectedSubscriptions
            users={users}
            readNow={readNow}
            onEmail={() => email.onEmail(users())}
            onExport={onExportSelected}
          />
        }
      />
      {email.dialog}
    </>
  );
}
