import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { idValue } from '#src/features/shared/record/factValues.tsx';
import { SubscriptionHistoryDialog } from '../SubscriptionHistoryDialog.tsx';

export interface InvestorHistoryProps {
  record: UserSubscription;
  onClose: () => void;
}

/** The facts and the history of a user's subscription (spec section 3). */
export function InvestorHistory({ record: subscription, onClose }: InvestorHistoryProps) {
  const { userName, userId, userType } = subscription;
  const facts = [
    { label: 'User ID', value: idValue(userId) },
    { label: 'Type', value: userType },
  ];
  return (
    <SubscriptionHistoryDialog
      {...subscription}
      name={userName}
      audience="investor"
      of={{ kind: 'investor-subscriptions', record: subscription }}
      facts={facts}
      onClose={onClose}
    />
  );
}
