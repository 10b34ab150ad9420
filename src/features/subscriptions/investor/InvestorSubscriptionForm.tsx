import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import type { EditedSubscription } from '../SubscriptionDialogs.tsx';
import { investorSubscriptionKind } from './investorSubscriptionForm.ts';

/** The form of a user's subscription. */
export function InvestorSubscriptionForm(props: EditedSubscription<UserSubscription>) {
  const { id, userName } = props.subscription;
  return (
    <SubscriptionForm
      {...props}
      title={`Edit Subscription - ${userName}`}
      id={id}
      kind={investorSubscriptionKind}
    />
  );
}
