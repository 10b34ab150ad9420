import { useRef } from 'react';
import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { subscribedPlans } from '#src/features/shared/subscription/plans.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import type { SubscriptionKind } from '#src/features/shared/subscription/subscriptionFields.ts';
import { investorSubscriptionSchema, toUserSubscriptionTerms } from './investorSubscriptionForm.ts';
import { userSubscriptionStatuses } from './investorSubscriptionList.ts';

export interface InvestorSubscriptionFormProps {
  subscription: UserSubscription;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (saved: UserSubscriptionTerms) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const kind: SubscriptionKind = {
  plans: subscribedPlans,
  statuses: userSubscriptionStatuses,
  sections: [
    { title: 'Subscription', fields: ['plan', 'status', 'startDate', 'endDate'] },
    { title: 'Billing', fields: ['lastPayment', 'nextBilling', 'autoRenew'] },
  ],
};

/** The form of a user's subscription, with the fields of spec section 3, "User subscription". */
export function InvestorSubscriptionForm({ subscription, onSave, onClose }: InvestorSubscriptionFormProps) {
  // The record at the opening of the form: later changes must not replace the input.
  const opened = useRef(subscription).current;
  return (
    <SubscriptionForm<UserSubscriptionTerms>
      title={`Edit Subscription - ${opened.userName}`}
      id={opened.id}
      kind={kind}
      saved={toUserSubscriptionTerms(opened)}
      schema={investorSubscriptionSchema}
      onSave={onSave}
      onClose={onClose}
    />
  );
}
