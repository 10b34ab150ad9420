import type { Company } from '#src/api/types/company.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import {
  type SaveSubscription,
  SubscriptionDialog,
} from '#src/features/shared/subscription/SubscriptionDialog.tsx';

export interface CompanySubscriptionProps {
  record: Company;
  subscription: Subscription;
  onSubscription: SaveSubscription<Company>;
  onClose: () => void;
}

/** The subscription of a company. */
export function CompanySubscription(props: CompanySubscriptionProps) {
  const { record, subscription, onSubscription, onClose } = props;
  return (
    <SubscriptionDialog
      id={record.id}
      name={record.companyName}
      subscription={subscription}
      audience="developer"
      onSave={(next, notes) => onSubscription(record, next, notes)}
      onClose={onClose}
    />
  );
}
