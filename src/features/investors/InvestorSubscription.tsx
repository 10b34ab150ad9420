import type { Investor } from '#src/api/types/investor.ts';
import {
  type SaveSubscription,
  SubscriptionDialog,
} from '#src/features/shared/subscription/SubscriptionDialog.tsx';

export interface InvestorSubscriptionProps {
  record: Investor;
  onSubscription: SaveSubscription<Investor>;
  onClose: () => void;
}

/** The subscription of an investor. */
export function InvestorSubscription({ record, onSubscription, onClose }: InvestorSubscriptionProps) {
  return (
    <SubscriptionDialog
      id={record.id}
      name={record.name}
      subscription={record.subscription}
      audience="investor"
      onSave={(next, notes) => onSubscription(record, next, notes)}
      onClose={onClose}
    />
  );
}
