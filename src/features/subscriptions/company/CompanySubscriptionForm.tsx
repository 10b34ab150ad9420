import type { CompanySubscription } from '#src/api/types/subscription/companySubscription.ts';
import { saveWithToast } from '#src/features/shared/form/saveWithToast.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import {
  companySubscriptionFields,
  type SubscriptionValues,
} from '#src/features/shared/subscription/subscriptionFields.ts';
import type { SubscriptionDialogProps } from '../SubscriptionsPage.tsx';

export interface CompanySubscriptionFormProps
  extends SubscriptionDialogProps<CompanySubscription, SubscriptionValues> {
  record: CompanySubscription;
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
      fields={companySubscriptionFields}
      audience="developer"
      onSave={(values, notes) =>
        saveWithToast(record.companyName, () => resource.update(record, values), { notes })
      }
      onClose={onClose}
    />
  );
}
