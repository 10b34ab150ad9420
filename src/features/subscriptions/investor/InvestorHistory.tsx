import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { planDescription } from '#src/features/shared/subscription/plans.ts';
import { SubscriptionHistoryDialog } from '../SubscriptionHistoryDialog.tsx';

export interface InvestorHistoryProps {
  subscription: UserSubscription;
  onClose: () => void;
}

/** The facts and the history of a user's subscription (spec section 3). */
export function InvestorHistory({ subscription, onClose }: InvestorHistoryProps) {
  const { userName, userId, userType, plan, history } = subscription;
  const facts = [
    { label: 'User ID', value: userId },
    { label: 'Type', value: userType },
    { label: 'Plan', value: plan },
    { label: 'Plan Description', value: planDescription(plan) },
  ];
  return <SubscriptionHistoryDialog name={userName} facts={facts} history={history} onClose={onClose} />;
}
