import type { Plan } from '#src/api/types/plan.ts';
import { DialogSection } from '#src/components/Dialog/DialogSection.tsx';
import { FieldGrid } from '#src/components/Field/FieldGrid.ts';
import { ParagraphField, SelectField, TextField } from '#src/features/shared/form/fields.tsx';
import { RecordFormDialog, type RecordFormProps } from '#src/features/shared/form/RecordFormDialog.tsx';
import { optionsOf } from '#src/lib/options.ts';
import {
  planCurrencies,
  planDurationLabels,
  planDurations,
  planLimits,
  planStatuses,
  planStatusLabels,
} from '../planTexts.ts';
import { LimitField } from './LimitField.tsx';
import { planNames, planSchema } from './planForm.ts';
import { type PlanValues, planValues } from './planValues.ts';

export interface PlanFormProps extends RecordFormProps<Plan, PlanValues> {
  /** The plan to edit; null to add a new one. */
  plan: Plan | null;
}

/** Add or edit a subscription plan (spec sections 2 and 5). */
export function PlanForm({ plan, ...form }: PlanFormProps) {
  return (
    <RecordFormDialog
      {...form}
      noun="Subscription Plan"
      addTitle="Add New Subscription Plan"
      record={plan}
      valuesOf={planValues}
      names={planNames}
      schema={planSchema}
      incomplete="Please fill in all required fields."
    >
      <DialogSection title="Plan">
        <FieldGrid>
          <TextField name="name" label="Name" required wide />
          <ParagraphField name="description" label="Description" required />
          <TextField name="price" label="Price" inputMode="decimal" required />
          <SelectField name="currency" label="Currency" options={optionsOf(planCurrencies)} />
          <SelectField
            name="duration"
            label="Duration"
            options={optionsOf(planDurations, planDurationLabels)}
          />
          <SelectField name="status" label="Status" options={optionsOf(planStatuses, planStatusLabels)} />
        </FieldGrid>
      </DialogSection>
      <DialogSection title="Limits">
        <FieldGrid data-thirds>
          {planLimits.map((limit) => (
            <LimitField key={limit} limit={limit} />
          ))}
        </FieldGrid>
      </DialogSection>
    </RecordFormDialog>
  );
}
