import { useState } from 'react';
import type { PlanAudience } from '#src/api/types/plan.ts';
import type { Subscription } from '#src/api/types/subscription/subscription.ts';
import { Button } from '#src/components/Button/Button.tsx';
import { DialogNote } from '#src/components/Dialog/Dialog.styles.ts';
import { Dialog } from '#src/components/Dialog/Dialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { sectionsOf, textOf } from '#src/features/shared/form/table/fieldTable.ts';
import { hasDraft } from '#src/features/shared/form/unsavedInput.ts';
import { FactGroups } from '#src/features/shared/record/FactGroups.tsx';
import type { Fact } from '#src/features/shared/record/FactList.tsx';
import { statusValue } from '#src/features/shared/record/factValues.tsx';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { subscriptionIntent } from '#src/lib/labels.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';
import {
  dialogFields,
  investorDialogFields,
  type SubscriptionValues,
  subscriptionDraft,
} from './subscriptionFields.ts';

/** Saves the subscription of its owner, with a toast that has the notes. Resolves with the problem, or with null after a success. Never rejects. */
export type SaveSubscription<Owner> = (
  owner: Owner,
  values: SubscriptionValues,
  notes: readonly string[],
) => Promise<SaveProblem | null>;

export interface SubscriptionDialogProps {
  /** Id of the record, so that its input can be restored after an expired session. */
  id: string;
  /** Name of the record, for the title: `Subscription of Acme Developments`. */
  name: string;
  subscription: Subscription;
  /** Whose plans can be chosen. */
  audience: PlanAudience;
  /** Resolves with the problem, or with null after a success. Never rejects. */
  onSave: (values: SubscriptionValues, notes: readonly string[]) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/**
 * Shows a subscription. Edit Subscription opens its form; Save Changes and Cancel lead back (spec section 2). A badge
 * marks it as sample data, because the server does not store it.
 */
export function SubscriptionDialog(props: SubscriptionDialogProps) {
  const { id, name, subscription, audience, onSave, onClose } = props;
  const [editing, setEditing] = useState(() => hasDraft(subscriptionDraft(id)));
  const title = `Subscription of ${name}`;
  const fields = audience === 'investor' ? investorDialogFields : dialogFields;
  if (editing) {
    return (
      <SubscriptionForm
        title={title}
        id={id}
        fields={fields}
        subscription={subscription}
        audience={audience}
        sample
        onSave={onSave}
        onClose={() => setEditing(false)}
      />
    );
  }
  const toFact = (name: keyof SubscriptionValues): Fact => {
    const text = textOf(name, fields[name], subscription);
    return {
      label: fields[name].label,
      value: name === 'status' ? statusValue({ label: text, intent: subscriptionIntent(text) }) : text,
    };
  };
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
      <FactGroups
        groups={sectionsOf<keyof SubscriptionValues>(fields).map(({ title, names }) => ({
          title,
          facts: names.map(toFact),
        }))}
      />
    </Dialog>
  );
}
