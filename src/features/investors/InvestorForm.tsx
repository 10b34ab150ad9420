import type { Investor } from '#src/api/types/investor.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { AddressFields, SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog } from '#src/features/shared/form/RecordFormDialog.tsx';
import type { SaveProblem } from '#src/features/shared/form/saveProblem.ts';
import { EMIRATES_ID_EXAMPLE, maskEmiratesId } from '#src/lib/emiratesId.ts';
import { type InvestorValues, investorSchema, investorValues } from './investorForm.ts';
import { investorList } from './investorList.ts';

export interface InvestorFormProps {
  /** Null adds an investor. */
  investor: Investor | null;
  /** Resolves with the refusal, or null when saved. Never rejects. */
  onSave: (values: InvestorValues) => Promise<SaveProblem | null>;
  onClose: () => void;
}

const { plan, status } = investorList.filters;

/** Add or edit an investor (spec sections 2 and 5). */
export function InvestorForm({ investor, onSave, onClose }: InvestorFormProps) {
  return (
    <RecordFormDialog
      noun="Investor"
      record={investor}
      valuesOf={investorValues}
      schema={investorSchema}
      onSave={(values) => onSave(values)}
      onClose={onClose}
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
          <SelectField name="plan" label="Plan" options={plan.choices} required />
          <SelectField name="status" label="Status" options={status.choices} required />
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}
