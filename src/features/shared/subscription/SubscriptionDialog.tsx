import { useState } from 'react';
import type { Subscription } from '#src/api/types/subscription.ts';
import { Badge } from '#src/components/Badge/Badge.tsx';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FactList } from '#src/features/shared/record/FactList.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { subscriptionStatusIntents } from '#src/lib/labels.ts';
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
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogNote>
            <SampleBadge />
          </DialogNote>
          <Button onClick={() => onClose()}>Close</Button>
          <Button fill="solid" onClick={() => setEditing(true)}>
            Edit Subscription
          </Button>
        </>
      }
    >
      {toSections(form.subscription).map(({ title, facts }) => (
        <DialogSection key={title} title={title}>
          <FactList facts={facts} />
        </DialogSection>
      ))}
    </Dialog>
  );
}

/** What is known, in the sections of the form. */
function toSections({ limits, ...subscription }: Subscription) {
  return [
    {
      title: 'Subscription',
      facts: [
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
      ],
    },
    {
      title: 'Billing',
      facts: [
        { label: 'Billing Cycle', value: subscription.billingCycle },
        { label: 'Payment Method', value: subscription.paymentMethod },
        { label: 'Auto Renew', value: subscription.autoRenew ? 'On' : 'Off' },
      ],
    },
    {
      title: 'Limits',
      facts: [
        { label: 'Users', value: String(limits.users) },
        { label: 'Projects', value: String(limits.projects) },
        { label: 'Storage', value: limits.storage },
      ],
    },
  ];
}
