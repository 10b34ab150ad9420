import { useField, useFormikContext } from 'formik';
import type { Subscription } from '#src/api/types/subscription.ts';
import { DateField } from '#src/components/DateField/DateField.tsx';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { Switch } from '#src/components/Switch/Switch.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
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

type Name = keyof SubscriptionValues;

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const options = {
  plan: toOptions(planNames),
  status: toOptions(subscriptionStatuses),
  billingCycle: toOptions(billingCycles),
  paymentMethod: toOptions(paymentMethods),
} as const;

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
  /** Beside a changed field: what is saved, so that nothing is overwritten unseen. */
  const was = (name: Name) =>
    changed.has(name) ? { hint: `Changed from ${String(initialValues[name]) || 'nothing'}` } : {};

  const choice = (name: keyof typeof options, label: string) => (
    <FormField name={name} label={label} {...was(name)}>
      {(control) => <Select {...control} options={options[name]} />}
    </FormField>
  );
  const text = (name: Name, label: string, numeric = false) => (
    <FormField name={name} label={label} {...was(name)}>
      {(control) => <TextInput {...control} inputMode={numeric ? 'numeric' : 'text'} autoComplete="off" />}
    </FormField>
  );

  return (
    <>
      <DialogSection title="Subscription">
        <FieldGrid>
          {choice('plan', 'Plan')}
          {choice('status', 'Status')}
          <FormField name="startDate" label="Start Date" {...was('startDate')}>
            {(control) => <DateField {...control} />}
          </FormField>
          <FormField name="endDate" label="End Date" {...was('endDate')}>
            {(control) => <DateField {...control} min={values.startDate} />}
          </FormField>
          {text('gracePeriod', 'Grace Period')}
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Billing">
        <FieldGrid>
          {choice('billingCycle', 'Billing Cycle')}
          {choice('paymentMethod', 'Payment Method')}
          <AutoRenew />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Limits">
        <FieldGrid>
          {text('users', 'Users', true)}
          {text('projects', 'Projects', true)}
          {text('storage', 'Storage')}
        </FieldGrid>
      </DialogSection>
    </>
  );
}

function AutoRenew() {
  const [{ value }, , { setValue }] = useField<boolean>('autoRenew');
  return <Switch label="Auto Renew" checked={value} onCheckedChange={(checked) => void setValue(checked)} />;
}
