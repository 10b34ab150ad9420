import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import { companySubscriptionStatuses } from '../companySubscriptionList.ts';

/** The form of a company's subscription: the fields of the modal, with the choices of the list. */
const companySubscriptionKind: typeof subscriptionKind = {
  ...subscriptionKind,
  plans: planTiers,
  statuses: companySubscriptionStatuses,
};

export interface CompanySubscriptionFormProps {
  subscription: CompanySubscriptionRecord;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (saved: Subscription) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** The form of a company's subscription (spec sections 2 and 9). */
export function CompanySubscriptionForm(props: CompanySubscriptionFormProps) {
  const { id, companyId, companyName } = props.subscription;
  return (
    <SubscriptionForm
      {...props}
      title={`Edit Subscription - ${companyName}`}
      id={id}
      owner={{ id: companyId, name: companyName }}
      kind={companySubscriptionKind}
      audience="developer"
    />
  );
}
