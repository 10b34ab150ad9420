import { useRef } from 'react';
import type { Investor } from '#src/api/types/investor.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { FormField } from '#src/components/FormField/FormField.tsx';
import { Select } from '#src/components/Select/Select.tsx';
import { TextInput } from '#src/components/TextInput/TextInput.tsx';
import { FormDialog } from '#src/features/shared/form/FormDialog.tsx';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { EMIRATES_ID_EXAMPLE, maskEmiratesId } from '#src/lib/emiratesId.ts';
import { investorStatuses } from './investorFilters.ts';
import { type InvestorValues, investorSchema, investorValues } from './investorForm.ts';

export interface InvestorFormProps {
  /** Null adds one. */
  investor: Investor | null;
  onSave: (values: InvestorValues) => void;
  onClose: () => void;
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const plans = toOptions(planNames);
const statuses = toOptions(investorStatuses);

const text = (name: keyof InvestorValues, label: string, type = 'text', wide = false) => (
  <FormField name={name} label={label} required wide={wide}>
    {(control) => <TextInput {...control} type={type} autoComplete="off" />}
  </FormField>
);

/** Add or edit an investor (spec sections 2 and 5). */
export function InvestorForm({ investor, onSave, onClose }: InvestorFormProps) {
  // The record as it was when the form opened.
  const begin = useRef(investor).current;
  return (
    <FormDialog<InvestorValues>
      title={begin ? 'Edit Investor' : 'Add Investor'}
      submitLabel={begin ? 'Save Changes' : 'Add Investor'}
      initialValues={investorValues(begin)}
      schema={investorSchema}
      onSave={async (values) => {
        onSave(values);
        return null;
      }}
      onClose={onClose}
      draftKey={`investor ${begin?.id ?? 'new'}`}
    >
      <DialogSection title="Basic Information">
        <FieldGrid>
          {text('name', 'Name')}
          {text('email', 'Email', 'email')}
          {text('mobile', 'Mobile', 'tel')}
          <FormField name="emirateId" label="Emirate ID" hint={`As in ${EMIRATES_ID_EXAMPLE}`} required>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                onBlur={() => {
                  control.onValueChange(maskEmiratesId(control.value));
                  control.onBlur();
                }}
              />
            )}
          </FormField>
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Address">
        <FieldGrid>
          {text('street', 'Street', 'text', true)}
          {text('city', 'City')}
          {text('state', 'State')}
          {text('country', 'Country')}
          {text('zipCode', 'Zip Code')}
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <FormField name="plan" label="Plan" required>
            {(control) => <Select {...control} options={plans} />}
          </FormField>
          <FormField name="status" label="Status" required>
            {(control) => <Select {...control} options={statuses} />}
          </FormField>
        </FieldGrid>
      </DialogSection>
    </FormDialog>
  );
}
