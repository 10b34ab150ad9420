import type { UserSubscription } from '#src/api/types/subscription/userSubscription.ts';
import { saveWithToast } from '#src/features/shared/form/saveWithToast.ts';
import { SubscriptionForm } from '#src/features/shared/subscription/SubscriptionForm.tsx';
import type { UserSubscriptionValues } from '#src/features/shared/subscription/subscriptionFields.ts';
import { userSubscriptionFields } from '#src/features/shared/subscription/subscriptionFields.ts';
import type { SubscriptionDialogProps } from '../SubscriptionsPage.tsx';

export interface InvestorSubscriptionFormProps
  extends SubscriptionDialogProps<UserSubscription, UserSubscriptionValues> {
  record: UserSubscription;
  onClose: () => void;
}

/** The form of a user's subscription. */
export function InvestorSubscriptionForm(props: InvestorSubscriptionFormProps) {
  const { record, resource, onClose } = props;
  return (
    <SubscriptionForm
      title={`Edit Subscription - ${record.userName}`}
      id={record.id}
      subscription={record}
      fields={userSubscriptionFields}
      audience="investor"
      onSave={(values, notes) =>
        saveWithToast(record.userName, () => resource.update(record, values), { notes })
      }
      onClose={onClose}
    />
  );
}
