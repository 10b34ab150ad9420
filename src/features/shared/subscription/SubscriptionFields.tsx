import { useFormikContext } from 'formik';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import {
  DayField,
  NumberField,
  SelectField,
  SwitchField,
  TextField,
} from '#src/features/shared/form/fields.tsx';
import { optionsWith } from '#src/lib/options.ts';
import { changeLines } from './changeLines.ts';
import { PlanLimitsOffer } from './PlanLimitsOffer.tsx';
import type { PlanOf } from './plans.ts';
import { SubscriptionChanges } from './SubscriptionChanges.tsx';
import {
  type FieldValues,
  fieldOf,
  fieldText,
  type SubscriptionFieldName,
  type SubscriptionFieldSet,
} from './subscriptionFields.ts';
import { changedFields } from './subscriptionForm.ts';

export interface SubscriptionFieldsProps {
  kind: SubscriptionFieldSet;
  saved: FieldValues;
  planOf: PlanOf;
}

/** The fields of a subscription in their sections, and what a save changes. A changed field shows its saved value too. */
export function SubscriptionFields({ kind, saved, planOf }: SubscriptionFieldsProps) {
  const { values } = useFormikContext<FieldValues>();
  const changed = changedFields(saved, values);
  const sections = kind.sections.map(({ title, fields }) => (
    <DialogSection key={title} title={title}>
      <FieldGrid data-thirds={fields.length === 3 || undefined}>
        {fields.map((name) => (
          <SubscriptionField
            key={name}
            kind={kind}
            name={name}
            current={fieldText(saved[name])}
            min={name === 'endDate' ? fieldText(values.startDate) : ''}
            hint={changed.has(name) ? `Changed from ${fieldText(saved[name]) || 'nothing'}` : undefined}
          />
        ))}
      </FieldGrid>
      {fields.includes('users') ? <PlanLimitsOffer planOf={planOf} /> : null}
    </DialogSection>
  ));
  return (
    <>
      {sections}
      <SubscriptionChanges lines={changeLines(saved, values, planOf)} />
    </>
  );
}

interface SubscriptionFieldProps {
  kind: SubscriptionFieldSet;
  name: SubscriptionFieldName;
  /** The saved value, which stays a choice even if it is a word of the server that the form does not know. */
  current: string;
  /** The first day that can be chosen; empty for any. */
  min: string;
  hint: string | undefined;
}

function SubscriptionField({ kind, name, current, min, hint }: SubscriptionFieldProps) {
  const field = fieldOf(kind, name);
  const common = { name, label: field.label, hint };
  switch (field.as) {
    case 'choice':
      return <SelectField {...common} options={optionsWith(field.choices ?? [], current)} />;
    case 'day':
      return <DayField {...common} min={min} />;
    case 'switch':
      return <SwitchField name={name} label={field.label} beside />;
    case 'text':
      return <TextField {...common} />;
    case 'whole':
      return <NumberField {...common} />;
  }
}
