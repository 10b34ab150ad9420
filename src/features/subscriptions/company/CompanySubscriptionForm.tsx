import type { CompanySubscriptionRecord } from '#src/api/types/subscription/companySubscription.ts';
import { saveWithToast } from '#src/features/shared/form/saveWithToast.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import { planTiers } from '#src/features/shared/subscription/subscription.ts';
import { subscriptionKind } from '#src/features/shared/subscription/subscriptionForm.ts';
import type { SubscriptionValues } from '#src/features/shared/subscription/subscriptionValues.ts';
import { companySubscriptionStatuses } from '../companySubscriptionList.ts';
import type { SubscriptionDialogProps } from '../SubscriptionsPage.tsx';

/** The form of a company's subscription: the fields of the modal, with the choices of the list. */
const companySubscriptionKind: typeof subscriptionKind = {
  ...subscriptionKind,
  plans: planTiers,
  statuses: companySubscriptionStatuses,
};

export interface CompanySubscriptionFormProps
  extends SubscriptionDialogProps<CompanySubscriptionRecord, SubscriptionValues> {
  record: CompanySubscriptionRecord;
  onClose: () => void;
}

/** The form of a company's subscription (spec sections 2 and 9). */
export function CompanySubscriptionForm(props: CompanySubscriptionFormProps) {
  const { record, resource, onClose } = props;
  return (
    <SubscriptionForm
      title={`Edit Subscription - ${record.companyName}`}
      id={record.id}
      subscription={record}
      kind={companySubscriptionKind}
      audience="developer"
      onSave={(values) => saveWithToast(record.companyName, () => resource.update(record, values))}
      onClose={onClose}
    />
  );
}
