import type { SupportSubUser } from '#src/api/types/support/user.ts';
import {
  type SaveSubscription,
  SubscriptionDialog,
} from '#src/features/shared/subscription/SubscriptionDialog.tsx';
import { defaultSubscription } from '#src/lib/subscription.ts';

export interface SubUserSubscriptionProps {
  record: SupportSubUser;
  onSubscription: SaveSubscription<SupportSubUser>;
  onClose: () => void;
}

/** The subscription of a sub-user. */
export function SubUserSubscription({ record, onSubscription, onClose }: SubUserSubscriptionProps) {
  return (
    <SubscriptionDialog
      id={record.id}
      name={record.name}
      subscription={record.subscription ?? defaultSubscription}
      audience="developer"
      onSave={(values, notes) => onSubscription(record, values, notes)}
      onClose={onClose}
    />
  );
}
