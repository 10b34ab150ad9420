import { object, string } from 'yup';
import type {
  UserSubscription,
  UserSubscriptionTerms,
} from '#src/api/types/subscription/userSubscription.ts';
import { optionalDay } from '#src/features/shared/form/rules.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { commonRules, type SubscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import { userSubscriptionStatuses } from '../investorSubscriptionList.ts';

/** The form of a user's subscription, with the fields of spec section 3, "User subscription". */
export const userSubscriptionKind: SubscriptionKind<UserSubscriptionTerms, UserSubscriptionTerms> = {
  plans: planTiers,
  statuses: userSubscriptionStatuses,
  sections: [
    { title: 'Subscription', fields: ['plan', 'status', 'startDate', 'endDate'] },
    { title: 'Billing', fields: ['lastPayment', 'nextBilling', 'autoRenew'] },
  ],
  schema: object({
    plan: string().defined(),
    status: string().defined(),
    ...commonRules,
    lastPayment: optionalDay(),
    nextBilling: optionalDay(),
  }),
  valuesOf: ({ plan, status, startDate, endDate, lastPayment, nextBilling, autoRenew }) => ({
    plan,
    status,
    startDate,
    endDate,
    lastPayment,
    nextBilling,
    autoRenew,
  }),
  termsOf: (values) => values,
};

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
