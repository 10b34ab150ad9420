import type { Investor } from '#src/api/types/investor.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { AddressFields, SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog, type RecordFormProps } from '#src/features/shared/form/RecordFormDialog.tsx';
import { planNames } from '#src/features/shared/subscription/subscription.ts';
import { usePlanChoices } from '#src/features/shared/subscription/usePlanChoices.ts';
import { EMIRATES_ID_EXAMPLE, maskEmiratesId } from '#src/lib/emiratesId.ts';
import { optionsOf } from '#src/lib/options.ts';
import { investorNames, investorSchema } from './investorForm.ts';
import { investorList } from './investorList.ts';
import { type InvestorValues, investorValues } from './investorValues.ts';

export interface InvestorFormProps extends RecordFormProps<Investor, InvestorValues> {
  /** Null adds an investor. */
  investor: Investor | null;
}

const { status } = investorList.filters;

/** Add or edit an investor (spec sections 2 and 5). A new one gets the first of the plans that are available (section 4). */
export function InvestorForm({ investor, ...form }: InvestorFormProps) {
  const plans = usePlanChoices(planNames, investor?.plan ?? '', 'investor');
  return (
    <RecordFormDialog
      {...form}
      noun="Investor"
      record={investor}
      valuesOf={(record) =>
        record ? investorValues(record) : { ...investorValues(null), plan: plans[0] ?? '' }
      }
      names={investorNames}
      schema={investorSchema}
    >
      <DialogSection title="Basic Information">
        <FieldGrid>
          <TextField name="name" label="Name" required />
          <TextField name="email" label="Email" type="email" required />
          <TextField name="mobile" label="Mobile" type="tel" required />
          <TextField
            name="emirateId"
            label="Emirate ID"
            hint={`As in ${EMIRATES_ID_EXAMPLE}`}
            format={maskEmiratesId}
            required
          />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Address">
        <AddressFields required />
      </DialogSection>
      <DialogSection title="Settings">
        <FieldGrid>
          <SelectField name="plan" label="Plan" options={optionsOf(plans)} required />
          <SelectField name="status" label="Status" options={status.choices} required />
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}
