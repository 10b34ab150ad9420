import { useRef } from 'react';
import type {
  CompanySubscriptionRecord,
  CompanySubscriptionTerms,
} from '#src/api/types/companySubscription.ts';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { subscribedPlans } from '#src/features/shared/subscription/plans.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { allSections, type SubscriptionKind } from '#src/features/shared/subscription/subscriptionFields.ts';
import { toSubscription, toSubscriptionValues } from '#src/features/shared/subscription/subscriptionForm.ts';
import { type CompanySubscriptionValues, companySubscriptionSchema } from './companySubscriptionForm.ts';
import { companySubscriptionStatuses } from './companySubscriptionList.ts';

export interface CompanySubscriptionFormProps {
  subscription: CompanySubscriptionRecord;
  /** Resolves with what was refused, or null when it is saved. Never rejects. */
  onSave: (saved: CompanySubscriptionTerms) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const kind: SubscriptionKind = {
  plans: subscribedPlans,
  statuses: companySubscriptionStatuses,
  sections: allSections,
};

/** Changes the subscription of a company (spec sections 2 and 9). */
export function CompanySubscriptionForm({ subscription, onSave, onClose }: CompanySubscriptionFormProps) {
  // The record as it was when the form opened.
  const begin = useRef(subscription).current;
  return (
    <SubscriptionForm<CompanySubscriptionValues>
      title={`Edit Subscription - ${begin.companyName}`}
      id={begin.id}
      kind={kind}
      saved={toSubscriptionValues(begin)}
      schema={companySubscriptionSchema}
      onSave={(values) => onSave(toSubscription(values))}
      onClose={onClose}
    />
  );
}
