import { useState } from 'react';
import type { Subscription } from '#src/api/types/subscription.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { subscriptionStatusIntents } from '#src/lib/labels.ts';
import { DetailsDialog } from './DetailsDialog.tsx';
import { SampleBadge } from './SampleBadge.tsx';
import { SubscriptionForm, type SubscriptionFormProps } from './SubscriptionForm.tsx';

export interface SubscriptionDialogProps extends Omit<SubscriptionFormProps, 'title'> {
  /** Whose it is: `Subscription of Acme Developments`. */
  name: string;
}

/**
 * A subscription: read first; Edit Subscription changes it, Save Changes and Cancel lead back to reading
 * (spec section 2). No server keeps it, and the dialog says so.
 */
export function SubscriptionDialog({ name, onClose, ...form }: SubscriptionDialogProps) {
  const [editing, setEditing] = useState(false);
  const title = `Subscription of ${name}`;
  if (editing) return <SubscriptionForm {...form} title={title} onClose={() => setEditing(false)} />;
  return (
    <DetailsDialog
      title={title}
      head={<SampleBadge />}
      facts={toFacts(form.subscription)}
      actions={
        <Button fill="solid" intent="primary" onClick={() => setEditing(true)}>
          Edit Subscription
        </Button>
      }
      onClose={onClose}
    />
  );
}

function toFacts({ limits, ...subscription }: Subscription) {
  return [
    { label: 'Plan', value: subscription.plan },
    {
      label: 'Status',
      value: (
        <Badge intent={subscriptionStatusIntents[subscription.status]} dot>
          {subscription.status}
        </Badge>
      ),
    },
    { label: 'Start Date', value: subscription.startDate },
    { label: 'End Date', value: subscription.endDate },
    { label: 'Grace Period', value: subscription.gracePeriod },
    { label: 'Billing Cycle', value: subscription.billingCycle },
    { label: 'Payment Method', value: subscription.paymentMethod },
    { label: 'Auto Renew', value: subscription.autoRenew ? 'On' : 'Off' },
    { label: 'Users', value: String(limits.users) },
    { label: 'Projects', value: String(limits.projects) },
    { label: 'Storage', value: limits.storage },
  ];
}
