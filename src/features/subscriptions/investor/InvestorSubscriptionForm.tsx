import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { userSubscriptionKind } from './investorSubscriptionForm.ts';

export interface InvestorSubscriptionFormProps {
  subscription: UserSubscription;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (saved: UserSubscriptionTerms) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** The form of a user's subscription. */
export function InvestorSubscriptionForm(props: InvestorSubscriptionFormProps) {
  const { id, userId, userName } = props.subscription;
  return (
    <SubscriptionForm
      {...props}
      title={`Edit Subscription - ${userName}`}
      id={id}
      owner={{ id: userId, name: userName }}
      kind={userSubscriptionKind}
      audience="investor"
    />
  );
}
