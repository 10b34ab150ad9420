import { useFormikContext } from 'formik';
import type { Subscription } from '#src/api/types/subscription.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { DayField, SelectField, SwitchField, TextField } from '#src/features/shared/form/fields.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { choicesOf } from '#src/features/shared/list/describe/description.ts';
import { SampleBadge } from '#src/features/shared/SampleBadge.tsx';
import { billingCycles, paymentMethods, planNames, subscriptionStatuses } from './subscription.ts';
import {
  changedFields,
  type SubscriptionValues,
  subscriptionSchema,
  toSubscription,
  toSubscriptionValues,
} from './subscriptionForm.ts';

export interface SubscriptionFormProps {
  title: string;
  /** Names the record, so that an expired session gives the input back to it. */
  id: string;
  subscription: Subscription;
  /** Resolves with what was refused, or null when it is saved. Never rejects. */
  onSave: (subscription: Subscription) => Promise<SaveProblem | null>;
  onClose: () => void;
}

/** The edit mode of the subscription dialog (spec sections 2, 3 and 5). What differs from what is saved says so. */
export function SubscriptionForm({ title, id, subscription, onSave, onClose }: SubscriptionFormProps) {
  return (
    <FormDialog<SubscriptionValues>
      title={title}
      submitLabel="Save Changes"
      initialValues={toSubscriptionValues(subscription)}
      schema={subscriptionSchema}
      onSave={(values) => onSave(toSubscription(values))}
      onClose={onClose}
      reverts
      aside={<SampleBadge />}
      draftKey={`subscription ${id}`}
      countChanges={(values) => changedFields(toSubscriptionValues(subscription), values).size}
    >
      <Sections />
    </FormDialog>
  );
}

function Sections() {
  const { values, initialValues } = useFormikContext<SubscriptionValues>();
  const changed = changedFields(initialValues, values);
  /** The name of a field, and beside a changed one what is saved, so that nothing is overwritten unseen. */
  const named = (name: keyof SubscriptionValues) =>
    changed.has(name) ? { name, hint: `Changed from ${String(initialValues[name]) || 'nothing'}` } : { name };

  return (
    <>
      <DialogSection title="Subscription">
        <FieldGrid>
          <SelectField {...named('plan')} label="Plan" options={choicesOf(planNames)} />
          <SelectField {...named('status')} label="Status" options={choicesOf(subscriptionStatuses)} />
          <DayField {...named('startDate')} label="Start Date" />
          <DayField {...named('endDate')} label="End Date" min={values.startDate} />
          <TextField {...named('gracePeriod')} label="Grace Period" />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Billing">
        <FieldGrid>
          <SelectField {...named('billingCycle')} label="Billing Cycle" options={choicesOf(billingCycles)} />
          <SelectField
            {...named('paymentMethod')}
            label="Payment Method"
            options={choicesOf(paymentMethods)}
          />
          <SwitchField name="autoRenew" label="Auto Renew" />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Limits">
        <FieldGrid>
          <TextField {...named('users')} label="Users" inputMode="numeric" />
          <TextField {...named('projects')} label="Projects" inputMode="numeric" />
          <TextField {...named('storage')} label="Storage" />
        </FieldGrid>
      </DialogSection>
    </>
  );
}
