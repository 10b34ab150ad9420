import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import type { EditedSubscription } from '../SubscriptionDialogs.tsx';
import { companySubscriptionKind } from './companySubscriptionForm.ts';

/** The form of a company's subscription (spec sections 2 and 9). */
export function CompanySubscriptionForm(props: EditedSubscription<CompanySubscriptionRecord>) {
  const { id, companyName } = props.subscription;
  return (
    <SubscriptionForm
      {...props}
      title={`Edit Subscription - ${companyName}`}
      id={id}
      kind={companySubscriptionKind}
    />
  );
}
