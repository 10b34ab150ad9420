import { useRef } from 'react';
import type {
  CompanySubscriptionRecord,
  CompanySubscriptionTerms,
} from '#src/api/types/subscription/companySubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { subscribedPlans } from '#src/features/shared/subscription/plans.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { allSections, type SubscriptionKind } from '#src/features/shared/subscription/subscriptionFields.ts';
import { toSubscription, toSubscriptionValues } from '#src/features/shared/subscription/subscriptionForm.ts';
import { type CompanySubscriptionValues, companySubscriptionSchema } from './companySubscriptionForm.ts';
import { companySubscriptionStatuses } from './companySubscriptionList.ts';

export interface CompanySubscriptionFormProps {
  subscription: CompanySubscriptionRecord;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (saved: CompanySubscriptionTerms) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const kind: SubscriptionKind = {
  plans: subscribedPlans,
  statuses: companySubscriptionStatuses,
  sections: allSections,
};

/** The form of a company's subscription (spec sections 2 and 9). */
export function CompanySubscriptionForm({ subscription, onSave, onClose }: CompanySubscriptionFormProps) {
  // The record at the opening of the form: later changes must not replace the input.
  const opened = useRef(subscription).current;
  return (
    <SubscriptionForm<CompanySubscriptionValues>
      title={`Edit Subscription - ${opened.companyName}`}
      id={opened.id}
      kind={kind}
      saved={toSubscriptionValues(opened)}
      schema={companySubscriptionSchema}
      onSave={(values) => onSave(toSubscription(values))}
      onClose={onClose}
    />
  );
}
